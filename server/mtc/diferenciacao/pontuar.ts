import type { Orgao } from '@meridia/shared/relatorio.ts';
import type { Padrao } from '../catalog/padroes/padrao.ts';
import { type PadraoId, padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { padroes } from '../catalog/padroes.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { type Ajuste, ajuste } from './ajuste.ts';
import type { Evidencias, SinalVisto } from './evidencias.ts';
import { concordanciaDeMarcas, concordanciaDeOrgao } from './marcas.ts';
import { descrevemDor, isDor, isDorDeMembro, opostosA } from './oposicoes.ts';
import { nomesDasPartes, type Parte } from './partes.ts';
import { especificidadeDe, pesos } from './pesos.ts';
import { falaDosOrgaos, pulsoSemForca } from './posicoes-do-pulso.ts';

interface Evidencia {
  achadoId: string;
  /** The points that this finding adds or takes; positive in both cases. */
  peso: number;
}

interface Contribuicao extends Evidencia {
  parte: Parte;
}

interface Medido {
  id: PadraoId;
  partes: Readonly<Record<Parte, number>>;
  /** How much of a clear case's signs was found, 0..1. */
  cobertura: number;
  aFavor: Contribuicao[];
  contra: Contribuicao[];
}

export interface Pontuado {
  id: PadraoId;
  padrao: Padrao;
  /** Logarithm of the odds against the other patterns, up to a constant that all patterns of one client share. */
  pontos: number;
  /** How much of a clear case's signs was found, 0..1. */
  cobertura: number;
  aFavor: Evidencia[];
  contra: Evidencia[];
}

/**
 * Scores every pattern that has a sign of its own among the findings, best first. Equal scores keep the order of the catalogue, so
 * that the result is stable.
 */
export function pontuarPadroes(
  evidencias: Evidencias,
  { fatores, bases }: Pick<Ajuste, 'fatores' | 'bases'> = ajuste,
): Pontuado[] {
  return padraoIds
    .flatMap((id) => {
      const medido = medirPadrao(id, evidencias);
      return medido ? pontuar(medido, fatores, bases[id] ?? 0) : [];
    })
    .sort((a, b) => b.pontos - a.pontos);
}

function pontuar(
  { id, partes, aFavor, contra, cobertura }: Medido,
  fatores: Ajuste['fatores'],
  base: number,
): Pontuado {
  const pesar = (lista: readonly Contribuicao[]) =>
    juntarIguais(lista.map(({ achadoId, peso, parte }) => ({ achadoId, peso: peso * Math.abs(fatores[parte]) })));
  return {
    id,
    padrao: padroes[id],
    pontos: nomesDasPartes.reduce((total, parte) => total + fatores[parte] * partes[parte], base),
    cobertura,
    aFavor: pesar(aFavor),
    contra: pesar(contra),
  };
}

/** What the evidence says about one pattern, before the fitted factors. Null when nothing speaks for it. */
export function medirPadrao(id: PadraoId, evidencias: Evidencias): Medido | null {
  const padrao = padroes[id];
  const proprios = sinaisAFavor.get(id) ?? new Set<SinalId>();
  const presentes = pulsoDosOrgaos(padrao.orgaos, evidencias);
  const vistos = vistosPor(proprios, { ...evidencias, presentes });
  const { negados } = evidencias;
  if (vistos.size === 0) return null;
  if (padrao.exige?.some((grupo) => !grupo.some((sinal) => presentes.has(sinal) || evidencias.implicitos.has(sinal))))
    return null;
  const aFavor = [
    ...contribuicoes('cardinais', padrao.cardinais, pesos.cardinal, vistos),
    ...contribuicoes('secundarios', padrao.secundarios, pesos.secundario, vistos),
    ...contribuicoes('exame', padrao.exame, pesos.exame, vistos),
    ...semForcaNoOrgao(padrao, evidencias),
  ];
  const daDorDela = semDorAlheia(proprios, presentes);
  const contra = [
    ...contribuicoes('contrarios', padrao.contrarios.filter(daDorDela), pesos.contrario, presentes),
    ...contribuicoes('opostos', (opostosPorPadrao.get(id) ?? []).filter(daDorDela), pesos.contrario, presentes),
    ...contribuicoes('negados', padrao.cardinais, pesos.cardinalNegado, negados),
  ];
  const explicados = comSeusGerais(proprios, presentes);
  const tipico = pesoTipico(padrao);
  // A long list collects more points by its length alone; the division by a root of its weight makes short and long lists
  // comparable.
  const somar = (lista: readonly Contribuicao[], parte: Parte) =>
    soma(lista.filter((contribuicao) => contribuicao.parte === parte)) / Math.sqrt(tipico);
  return {
    id,
    partes: {
      cardinais: somar(aFavor, 'cardinais'),
      secundarios: somar(aFavor, 'secundarios'),
      exame: somar(aFavor, 'exame'),
      contrarios: somar(contra, 'contrarios'),
      opostos: somar(contra, 'opostos'),
      negados: somar(contra, 'negados'),
      rumo: concordanciaDeMarcas(padrao.marcas, presentes, explicados),
      orgao: concordanciaDeOrgao(padrao.orgaos, presentes, explicados),
      queixa: alcanceNaQueixa(explicados, evidencias),
      todo: padrao.inclui ? 1 : 0,
      semCardinal: padrao.cardinais.some((sinal) => vistos.has(sinal)) ? 0 : 1,
    },
    cobertura: Math.min(1, soma(aFavor) / tipico),
    aFavor,
    contra,
  };
}

/** The present signs, of the pulse only those that were felt on the whole wrist or at the positions of these organs. */
function pulsoDosOrgaos(orgaos: readonly Orgao[], { presentes, noPulso }: Evidencias): Evidencias['presentes'] {
  if (noPulso.length === 0) return presentes;
  const dele = new Map(presentes);
  for (const [sinal, { achado }] of presentes) {
    if (falaDosOrgaos(achado, orgaos, noPulso)) continue;
    const seu = noPulso.find((posicao) => posicao.sinal === sinal && falaDosOrgaos(posicao.achado, orgaos, noPulso));
    if (seu) dele.set(sinal, { achado: seu.achado, forca: seu.achado.forca });
    else dele.delete(sinal);
  }
  return dele;
}

/**
 * A weak pulse at the position of an organ speaks for its deficiency, whatever the pattern's own list says of the whole pulse: books name
 * the positions in the text and not in the lists.
 */
function semForcaNoOrgao({ orgaos, marcas }: Padrao, { noPulso }: Evidencias): Contribuicao[] {
  if (!marcas.includes('deficiencia')) return [];
  const [primeiro, ...outros] = orgaos;
  const doPrimeiro = primeiro ? pulsoSemForca([primeiro], noPulso) : undefined;
  const seu = doPrimeiro ?? pulsoSemForca(outros, noPulso);
  if (!seu) return [];
  const peso = pesos.exame * seu.achado.forca * (doPrimeiro ? 1 : pesos.outroOrgao);
  return [{ parte: 'exame', achadoId: seu.achado.id, peso }];
}

/**
 * Keeps a sign that describes a pain from speaking against a pattern that does not claim that pain: how a shoulder hurts, and that warmth
 * eases it, says nothing of a Heart. Where another pain was told too, the sign may be about that one.
 */
function semDorAlheia(proprios: ReadonlySet<SinalId>, presentes: Evidencias['presentes']): (sinal: SinalId) => boolean {
  const dores = [...presentes.keys()].filter((sinal) => isDor(sinal));
  const sua = (sinal: SinalId) => proprios.has(sinal) || implicacoes[sinal]?.some((geral) => proprios.has(geral));
  const alheia = dores.length > 0 && dores.every((dor) => isDorDeMembro(dor) && !sua(dor));
  return (sinal) => !(alheia && descrevemDor.has(sinal));
}

/** A complaint told twice, once in general and once exactly, is one complaint: the general form is explained with the exact one. */
function comSeusGerais(proprios: ReadonlySet<SinalId>, presentes: Evidencias['presentes']): ReadonlySet<SinalId> {
  const gerais = [...proprios].flatMap((sinal) => (presentes.has(sinal) ? (implicacoes[sinal] ?? []) : []));
  return new Set([...proprios, ...gerais]);
}

/** Share of the chief complaint that the pattern explains, 0..1; a pattern that does not explain it is rarely the first one. */
function alcanceNaQueixa(explicados: ReadonlySet<SinalId>, { presentes }: Evidencias): number {
  let total = 0;
  let explicado = 0;
  for (const [sinal, visto] of presentes) {
    if (!vemDaQueixa(visto)) continue;
    const valor = visto.forca * especificidadeDe(sinal);
    total += valor;
    if (explicados.has(sinal) || implicacoes[sinal]?.some((geral) => explicados.has(geral))) explicado += valor;
  }
  return total === 0 ? 0.5 : explicado / total;
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

// A sign that the pattern lists, or that implies one that it lists, is never held against it.
const opostosPorPadrao: ReadonlyMap<PadraoId, readonly SinalId[]> = new Map(
  padraoIds.map((id) => {
    const proprios = sinaisAFavor.get(id) ?? new Set<SinalId>();
    const { contrarios, neutros = [] } = padroes[id];
    const ditos = new Set<SinalId>([...contrarios, ...neutros]);
    const livres = opostosA(padroes[id].marcas).filter(
      (sinal) => !proprios.has(sinal) && !ditos.has(sinal) && !implicacoes[sinal]?.some((geral) => proprios.has(geral)),
    );
    return [id, livres];
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
  parte: Parte,
  sinais: readonly SinalId[],
  peso: number,
  vistos: ReadonlyMap<SinalId, SinalVisto>,
): Contribuicao[] {
  return sinais.flatMap((sinal) => {
    const visto = vistos.get(sinal);
    if (!visto) return [];
    return [{ parte, achadoId: visto.achado.id, peso: peso * valorDe(visto) * relevanciaDe(sinal, parte) }];
  });
}

/** That few patterns list a sign makes it telling for them, but no stronger against all others. */
function relevanciaDe(sinal: SinalId, parte: Parte): number {
  const especificidade = especificidadeDe(sinal);
  return parte === 'contrarios' || parte === 'opostos' ? Math.min(1, especificidade) : especificidade;
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
