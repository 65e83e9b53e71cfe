import type { Achado, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { reunirEvidencias } from './evidencias.ts';
import { somarMarcas } from './marcas.ts';
import { type Pontuado, pontuarPadroes } from './pontuar.ts';

const maximoDeHipoteses = 5;
/** A hypothesis with less than this share of the best one's points is noise. */
const pontosMinimos = 0.35;
/** A part must beat the whole it belongs to by this much to stand before it. */
const vantagemDaParte = 1.15;

/**
 * Weighs the findings against every pattern of the catalogue.
 * @returns at most 5 hypotheses, best first; empty when no cardinal sign of any pattern was found.
 */
export function diferenciar(achados: readonly Achado[]): PadraoResultado[] {
  const evidencias = reunirEvidencias(achados);
  const candidatos = pontuarPadroes(evidencias, somarMarcas(evidencias));
  const escolhidos = semRepeticoes(candidatos).slice(0, maximoDeHipoteses);
  const melhor = escolhidos[0];
  if (!melhor) return [];
  return escolhidos
    .filter(({ pontos }) => pontos > 0 && pontos >= melhor.pontos * pontosMinimos)
    .map((candidato, indice, todos) => apresentar(candidato, melhor, todos[indice + 1] ?? null));
}

// "Coração e Baço" already says "Baço": the larger name stands for its parts, unless a part alone explains clearly more.
function semRepeticoes(candidatos: readonly Pontuado[]): Pontuado[] {
  const escolhidos: Pontuado[] = [];
  for (const candidato of candidatos) {
    const contidoEm = escolhidos.some(({ padrao }) => padrao.inclui?.includes(candidato.id));
    if (contidoEm) continue;
    const partes = escolhidos.filter(({ id }) => candidato.padrao.inclui?.includes(id));
    if (partes.length > 0 && partes.every(({ pontos }) => pontos < candidato.pontos * vantagemDaParte)) {
      const posicao = escolhidos.findIndex(({ id }) => candidato.padrao.inclui?.includes(id));
      const restantes = escolhidos.filter(({ id }) => !candidato.padrao.inclui?.includes(id));
      restantes.splice(posicao, 0, { ...candidato, pontos: Math.max(candidato.pontos, partes[0]?.pontos ?? 0) });
      escolhidos.splice(0, escolhidos.length, ...restantes);
      continue;
    }
    if (partes.length > 0) continue;
    escolhidos.push(candidato);
  }
  return escolhidos;
}

function apresentar(candidato: Pontuado, melhor: Pontuado, seguinte: Pontuado | null): PadraoResultado {
  const { id, padrao, pontos, aFavor, contra } = candidato;
  return {
    id,
    nome: padrao.nome,
    pinyin: padrao.pinyin,
    codigoTm1: padrao.codigoTm1,
    natureza: padrao.natureza,
    // In the order of the list; the best one's own height says how much of it was seen.
    score: Math.round(100 * (pontos / melhor.pontos) * (0.5 + 0.5 * melhor.cobertura)),
    confianca: confianca(candidato, seguinte),
    aFavor,
    contra,
    orgaos: [...padrao.orgaos],
    decidiria: padrao.decidiria,
  };
}

/**
 * 0.05..0.95: how much of the pattern was seen, how far it stands before the next one, and how little speaks against it.
 * Few findings can never give a sure answer, however well they fit.
 */
function confianca(
  { cobertura, pontos, cardinaisVistos, aFavor, contra }: Pontuado,
  seguinte: Pontuado | null,
): number {
  const distancia = seguinte ? Math.max(0, Math.min(1, (pontos - seguinte.pontos) / pontos)) : 0.5;
  const favor = aFavor.reduce((soma, { peso }) => soma + peso, 0);
  const oposicao = contra.reduce((soma, { peso }) => soma + peso, 0) / (favor + 1);
  const base =
    0.2 + 0.35 * cobertura + 0.25 * distancia + 0.05 * Math.min(4, cardinaisVistos) - 0.3 * Math.min(1, oposicao);
  const teto = aFavor.length < 4 ? 0.45 : 0.95;
  return Math.round(100 * Math.max(0.05, Math.min(teto, base))) / 100;
}
