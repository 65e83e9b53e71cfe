import type { Padrao } from '../catalog/padroes/padrao.ts';
import { type PadraoId, padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { padroes } from '../catalog/padroes.ts';
import type { SinalId } from '../catalog/sinais.ts';
import type { Evidencias, SinalVisto } from './evidencias.ts';
import { concordanciaDeMarcas, type Marcas } from './marcas.ts';
import { especificidadeDe, fatorDaQueixa, pesos } from './pesos.ts';

export interface Evidencia {
  achadoId: string;
  /** Points this finding moves the pattern by; positive on both sides. */
  peso: number;
}

export interface Pontuado {
  id: PadraoId;
  padrao: Padrao;
  /** Points for minus points against, scaled by how much of the pattern was seen; only its order and ratio mean something. */
  pontos: number;
  /** Share of the pattern's own weight that was found, 0..1. */
  cobertura: number;
  cardinaisVistos: number;
  aFavor: Evidencia[];
  contra: Evidencia[];
}

/** Scores every pattern that shows at least one cardinal sign, best first. Ties keep catalogue order, so the result is stable. */
export function pontuarPadroes(evidencias: Evidencias, marcas: Marcas): Pontuado[] {
  return padraoIds
    .map((id) => pontuar(id, evidencias, marcas))
    .filter((candidato) => candidato !== null)
    .sort((a, b) => b.pontos - a.pontos);
}

function pontuar(id: PadraoId, { presentes, negados }: Evidencias, marcas: Marcas): Pontuado | null {
  const padrao = padroes[id];
  const aFavor = [
    ...contribuicoes(padrao.cardinais, pesos.cardinal, presentes),
    ...contribuicoes(padrao.secundarios, pesos.secundario, presentes),
    ...contribuicoes(padrao.exame, pesos.exame, presentes),
  ];
  const cardinaisVistos = padrao.cardinais.filter((sinal) => presentes.has(sinal)).length;
  if (cardinaisVistos === 0) return null;
  if (padrao.exige?.some((grupo) => !grupo.some((sinal) => presentes.has(sinal)))) return null;
  const contra = [
    ...contribuicoes(padrao.contrarios, pesos.contrario, presentes),
    ...contribuicoes(padrao.cardinais, pesos.cardinalNegado, negados),
  ];
  const favor = soma(aFavor);
  const cobertura = Math.min(1, favor / pesoTipico(padrao));
  const bruto = favor - soma(contra);
  // A long list collects points by its length alone; dividing by a root of its weight makes short and long ones comparable.
  const pontos = (bruto / Math.sqrt(pesoTipico(padrao))) * (1 + 0.6 * concordanciaDeMarcas(padrao.marcas, marcas));
  const ordenar = (lista: Evidencia[]) => lista.sort((a, b) => b.peso - a.peso);
  return { id, padrao, pontos, cobertura, cardinaisVistos, aFavor: ordenar(aFavor), contra: ordenar(contra) };
}

function contribuicoes(
  sinais: readonly SinalId[],
  peso: number,
  vistos: ReadonlyMap<SinalId, SinalVisto>,
): Evidencia[] {
  return sinais.flatMap((sinal) => {
    const visto = vistos.get(sinal);
    if (!visto) return [];
    const naQueixa = visto.achado.fonte === 'anamnese.queixaPrincipal' ? fatorDaQueixa : 1;
    return [{ achadoId: visto.achado.id, peso: arredondar(peso * visto.forca * especificidadeDe(sinal) * naQueixa) }];
  });
}

/** What a clear case shows: about half of the cardinal signs, a quarter of the others, half of tongue and pulse. */
function pesoTipico({ cardinais, secundarios, exame }: Padrao): number {
  return (
    cardinais.length * pesos.cardinal * 0.5 +
    secundarios.length * pesos.secundario * 0.25 +
    exame.length * pesos.exame * 0.5
  );
}

function soma(lista: readonly Evidencia[]): number {
  return lista.reduce((total, { peso }) => total + peso, 0);
}

function arredondar(valor: number): number {
  return Math.round(valor * 100) / 100;
}
