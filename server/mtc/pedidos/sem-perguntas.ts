import { foldText } from '@meridia/shared/folded-text.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';

/** Who asks may tell of herself in the same breath: "estou grávida, posso?" */
const contaDeSi =
  /\b(tomo|uso|tenho|estou|to|fiz|coloquei|botei|implantei|sou|engravidei|descobri|estava|tomei|perdi|sinto)\b/;

/** What was put in, or may come back: past or not, it decides where no needle goes. */
const ficouNoCorpo =
  /\b(protese\w*|pinos?|parafusos?|placas?|stents?|valv\w+|marca|dispositivo|implant\w*|cateter|diu|bomba|sonda|dreno|silicone|transplant\w*|esvazi\w*|linf\w+|mama|cancer|tumor\w*|trombose|embolia)\b/;

/** What was not understood without what is only asked, and without what the line of facts tells as past: both stand elsewhere. */
export function semPerguntas(
  leiaAntes: readonly string[],
  { pedidos, fatos }: Required<Pick<Relatorio, 'pedidos' | 'fatos'>>,
): string[] {
  const perguntas = ` ${simples(pedidos.map(({ pedido }) => pedido).join(' '))} `;
  const antes = ` ${simples(fatos.find(({ rotulo }) => rotulo === 'Antes')?.texto ?? '')} `;
  return leiaAntes.filter((trecho) => {
    const dito = simples(trecho);
    const soPassou = antes.includes(` ${dito} `) && !ficouNoCorpo.test(dito);
    return !soPassou && (contaDeSi.test(dito) || !perguntas.includes(` ${dito} `));
  });
}

function simples(texto: string): string {
  return (foldText(texto).match(/[a-z0-9]+/g) ?? []).join(' ');
}
