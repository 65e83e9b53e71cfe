import type { NivelDeEvidencia, Relatorio, TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import { planoEspera } from './plano-retido.ts';
import { descreverSituacao } from './revisao-por-secao.ts';

export const tituloDasAmpliadas = 'Terapias ampliadas';
export const titulosDosTipos: Record<TerapiaAmpliada['tipo'], string> = {
  alimentacao: 'Plano alimentar',
  pratica: 'Qi Gong e respiração',
  automassagem: 'Automassagem',
};
export const palavrasDaEvidencia: Record<NivelDeEvidencia, string> = {
  tradicao: 'tradição',
  estudos_pequenos: 'tradição e estudos pequenos',
};
export const porQueFaltamAsAmpliadas =
  'Alimentação, práticas e automassagem aparecem depois da avaliação médica pedida: anote a liberação na revisão e assine o relatório.';

/** Above all of it, on screen and paper. */
export const oQueAsAmpliadasSao =
  'Para fazer em casa, conforme a natureza do quadro e os cuidados da ficha. Apoia o tratamento, não trata doença e não muda remédio.';

/**
 * Whether nothing of it is shown: a physician must see the client before she is treated, and no signed version notes that he has. What is
 * done at home is done without anybody who looks.
 */
export function ampliadasRetidas(relatorio: Relatorio): boolean {
  if (!planoEspera(relatorio)) return false;
  return descreverSituacao(relatorio).tipo !== 'assinado' || relatorio.parecer?.liberacao === undefined;
}

/** What the report may show of them. */
export function ampliadasMostradas(relatorio: Relatorio): readonly TerapiaAmpliada[] {
  return ampliadasRetidas(relatorio) ? [] : (relatorio.protocolo?.ampliadas ?? []);
}

/** The report as data, without what it does not show. */
export function semAmpliadasRetidas(relatorio: Relatorio): Relatorio {
  if (!relatorio.protocolo?.ampliadas || !ampliadasRetidas(relatorio)) return relatorio;
  const { ampliadas: _, ...protocolo } = relatorio.protocolo;
  return { ...relatorio, protocolo };
}

const tipos = ['alimentacao', 'pratica', 'automassagem'] as const;

/** By kind, without those that have none. */
export function porTipo(
  ampliadas: readonly TerapiaAmpliada[],
): { tipo: TerapiaAmpliada['tipo']; itens: readonly TerapiaAmpliada[] }[] {
  return tipos
    .map((tipo) => ({ tipo, itens: ampliadas.filter((uma) => uma.tipo === tipo) }))
    .filter(({ itens }) => itens.length > 0);
}

/** 'Almoço: arroz' as label and words; without a label where a therapist wrote the line. */
export function rotuloDaLinha(linha: string): { rotulo: string; texto: string } {
  const [, rotulo, texto] = /^([^:]{1,40}): (.+)$/s.exec(linha) ?? [];
  return rotulo && texto ? { rotulo, texto } : { rotulo: '', texto: linha };
}
