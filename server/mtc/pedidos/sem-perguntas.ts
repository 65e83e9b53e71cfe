import { foldText } from '@meridia/shared/folded-text.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';

/** Who asks may tell of herself in the same breath: "estou grávida, posso?" */
const contaDeSi =
  /\b(tomo|uso|tenho|estou|to|fiz|coloquei|botei|implantei|sou|engravidei|descobri|estava|tomei|perdi|sinto)\b/;

/** What was put in, or may come back: past or not, it decides where no needle goes. */
const ficouNoCorpo =
  /\b(protese\w*|pinos?|parafusos?|placas?|stents?|valv\w+|marca|dispositivo|implant\w*|cateter|diu|bomba|sonda|dreno|silicone|transplant\w*|esvazi\w*|linf\w+|mama|cancer|tumor\w*|trombose|embolia)\b/;

/** A clause of which so many of its words stand in the line of facts was used there. */
const quaseTodas = 0.75;
const fimDeOracao = /[,;:.()\n…]+/;

/**
 * What was not understood without what is only asked, and without what the lines of facts transcribe: both stand elsewhere. What is past and
 * left something in the body stays, because it decides where no needle goes.
 */
export function semPerguntas(
  leiaAntes: readonly string[],
  { pedidos, fatos }: Required<Pick<Relatorio, 'pedidos' | 'fatos'>>,
): string[] {
  const perguntas = ` ${simples(pedidos.map(({ pedido }) => pedido).join(' '))} `;
  const dos = (quais: (rotulo: string) => boolean) =>
    new Set(palavrasDe(fatos.flatMap(({ rotulo, texto }) => (quais(rotulo) ? [texto] : [])).join(' ')));
  const antes = dos((rotulo) => rotulo === 'Antes');
  const deHoje = dos((rotulo) => rotulo !== 'Antes');
  const todos = new Set([...antes, ...deHoje]);
  return leiaAntes.filter((trecho) => {
    const dito = simples(trecho);
    const transcrito = ficouNoCorpo.test(dito) ? estaEm(trecho, deHoje) : estaEm(trecho, todos);
    return !transcrito && (contaDeSi.test(dito) || !perguntas.includes(` ${dito} `));
  });
}

function estaEm(trecho: string, fatos: ReadonlySet<string>): boolean {
  const oracoes = trecho
    .split(fimDeOracao)
    .map(palavrasDe)
    .filter((palavras) => palavras.length > 0);
  return (
    oracoes.length > 0 &&
    oracoes.every((palavras) => palavras.filter((palavra) => fatos.has(palavra)).length >= quaseTodas * palavras.length)
  );
}

/** The words that say something. */
function palavrasDe(texto: string): string[] {
  return simples(texto)
    .split(' ')
    .filter((palavra) => palavra.length > 3 || /\d/.test(palavra));
}

function simples(texto: string): string {
  return (foldText(texto).match(/[a-z0-9]+/g) ?? []).join(' ');
}
