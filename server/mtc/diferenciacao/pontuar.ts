import type { Padrao } from '../catalog/padroes/padrao.ts';
import { type PadraoId, padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { padroes } from '../catalog/padroes.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import type { SinalId } from '../catalog/sinais.ts';
import type { Evidencias, SinalVisto } from './evidencias.ts';
import { concordanciaDeMarcas } from './marcas.ts';
import { especificidadeDe, pesos } from './pesos.ts';

interface Evidencia {
  achadoId: string;
  /** The points that this finding adds or takes; positive in both cases. */
  peso: number;
}

export interface Pontuado {
  id: PadraoId;
  padrao: Padrao;
  /** Points for the pattern minus points against it, scaled by the length of its lists. Only order and ratio have a meaning. */
  pontos: number;
  /** How much of a clear case's signs was found, 0..1. */
  cobertura: number;
  aFavor: Evidencia[];
  contra: Evidencia[];
}

/**
 * Scores every pattern with at least one cardinal sign, best first. Equal scores keep the order of the catalogue, so that the
 * result is stable.
 */
export function pontuarPadroes(evidencias: Evidencias): Pontuado[] {
  const candidatos = padraoIds.map((id) => pontuar(id, evidencias)).filter((candidato) => candidato !== null);
  const ids = new Set<PadraoId>(candidatos.map(({ id }) => id));
  return candidatos.map((candidato) => comVantagemDoTodo(candidato, ids)).sort((a, b) => b.pontos - a.pontos);
}

/** "Coração e Baço" explains all that its parts explain: near a tie the larger pattern stands first. */
function comVantagemDoTodo(candidato: Pontuado, ids: ReadonlySet<PadraoId>): Pontuado {
  const todo = candidato.pontos > 0 && candidato.padrao.inclui?.some((parte) => ids.has(parte));
  return todo ? { ...candidato, pontos: candidato.pontos * pesos.vantagemDoTodo } : candidato;
}

function pontuar(id: PadraoId, evidencias: Evidencias): Pontuado | null {
  const padrao = padroes[id];
  const proprios = sinaisAFavor.get(id) ?? new Set<SinalId>();
  const vistos = vistosPor(proprios, evidencias);
  const { presentes, negados } = evidencias;
  if (!padrao.cardinais.some((sinal) => vistos.has(sinal))) return null;
  if (padrao.exige?.some((grupo) => !grupo.some((sinal) => presentes.has(sinal) || evidencias.implicitos.has(sinal))))
    return null;
  const aFavor = [
    ...contribuicoes(padrao.cardinais, pesos.cardinal, vistos),
    ...contribuicoes(padrao.secundarios, pesos.secundario, vistos),
    ...contribuicoes(padrao.exame, pesos.exame, vistos),
  ];
  const contra = [
    ...contribuicoes(padrao.contrarios, pesos.contrario, presentes),
    ...contribuicoes(padrao.cardinais, pesos.cardinalNegado, negados),
  ];
  const favor = soma(aFavor);
  const tipico = pesoTipico(padrao);
  const bruto = favor - soma(contra);
  const rumo = 1 + pesos.rumo * concordanciaDeMarcas(padrao.marcas, presentes, proprios);
  // A long list collects more points by its length alone; the division by a root of its weight makes short and long lists
  // comparable. The direction scales gains only: evidence against a pattern must not shrink because the other findings point
  // elsewhere.
  const pontos = (bruto / Math.sqrt(tipico)) * (bruto > 0 ? rumo * alcanceNaQueixa(proprios, evidencias) : 1);
  return {
    id,
    padrao,
    pontos,
    cobertura: Math.min(1, favor / tipico),
    aFavor: juntarIguais(aFavor),
    contra: juntarIguais(contra),
  };
}

/** Factor around 1: a pattern that does not explain the chief complaint is rarely the first one. */
function alcanceNaQueixa(proprios: ReadonlySet<SinalId>, { presentes }: Evidencias): number {
  let total = 0;
  let explicado = 0;
  for (const [sinal, visto] of presentes) {
    if (!vemDaQueixa(visto)) continue;
    const valor = visto.forca * especificidadeDe(sinal);
    total += valor;
    if (proprios.has(sinal) || implicacoes[sinal]?.some((geral) => proprios.has(geral))) explicado += valor;
  }
  return 1 + pesos.explicaQueixa * (total === 0 ? 0 : explicado / total - 0.5);
}

function vemDaQueixa({ achado }: SinalVisto): boolean {
  return achado.fonte === 'anamnese.queixaPrincipal';
}

// The signs for each pattern as a set, made once.
const sinaisAFavor: ReadonlyMap<PadraoId, ReadonlySet<SinalId>> = new Map(
  padraoIds.map((id) => {
    const { cardinais, secundarios, exame } = padroes[id];
    return [id, new Set<SinalId>([...cardinais, ...secundarios, ...exame])];
  }),
);

/**
 * The seen signs as this pattern reads them. A general sign also counts through a specific one that the pattern does not list; of
 * several sightings the strongest counts, so that a second mention never weakens the first.
 */
function vistosPor(
  lista: ReadonlySet<SinalId>,
  { presentes, implicitos }: Evidencias,
): ReadonlyMap<SinalId, SinalVisto> {
  const vistos = new Map<SinalId, SinalVisto>();
  for (const sinal of lista) {
    const direto = presentes.get(sinal);
    const outros = implicitos.get(sinal)?.filter(({ de }) => !lista.has(de)) ?? [];
    const vezes: SinalVisto[] = direto ? [direto, ...outros] : outros;
    const [primeiro, ...demais] = vezes;
    if (primeiro)
      vistos.set(
        sinal,
        demais.reduce((maior, vez) => (valorDe(vez) > valorDe(maior) ? vez : maior), primeiro),
      );
  }
  return vistos;
}

function valorDe(visto: SinalVisto): number {
  return visto.forca * (vemDaQueixa(visto) ? pesos.naQueixa : 1);
}

function contribuicoes(
  sinais: readonly SinalId[],
  peso: number,
  vistos: ReadonlyMap<SinalId, SinalVisto>,
): Evidencia[] {
  return sinais.flatMap((sinal) => {
    const visto = vistos.get(sinal);
    if (!visto) return [];
    return [{ achadoId: visto.achado.id, peso: arredondar(peso * valorDe(visto) * especificidadeDe(sinal)) }];
  });
}

/** One line per finding, heaviest first: one specific sign may stand for two general ones. */
function juntarIguais(lista: readonly Evidencia[]): Evidencia[] {
  const porAchado = new Map<string, number>();
  for (const { achadoId, peso } of lista) porAchado.set(achadoId, (porAchado.get(achadoId) ?? 0) + peso);
  return [...porAchado]
    .map(([achadoId, peso]) => ({ achadoId, peso: arredondar(peso) }))
    .sort((a, b) => b.peso - a.peso || (a.achadoId < b.achadoId ? -1 : 1));
}

/** The weight of a clear case: about half of the cardinal signs, a quarter of the secondary signs, half of tongue and pulse. */
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
