import { type Orgao, orgaos } from '@meridia/shared/relatorio.ts';
import type { Padrao } from '../catalog/padroes/padrao.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import type { Evidencias } from './evidencias.ts';
import { especificidadeDe } from './pesos.ts';

/** How strong each mark (organ, nature, substance) is in all findings together: the sum of their strengths, with their ids. */
export type Marcas = ReadonlyMap<Marca, { forca: number; achados: readonly string[] }>;

export function somarMarcas({ presentes }: Evidencias): Marcas {
  const marcas = new Map<Marca, { forca: number; achados: string[] }>();
  for (const [sinal, { forca, achado }] of emOrdem(presentes)) {
    for (const marca of sinais[sinal].marcas) {
      const atual = marcas.get(marca) ?? { forca: 0, achados: [] };
      atual.forca += forca;
      atual.achados.push(achado.id);
      marcas.set(marca, atual);
    }
  }
  return marcas;
}

const opostos: Partial<Record<Marca, readonly Marca[]>> = {
  frio: ['calor'],
  calor: ['frio'],
  deficiencia: ['excesso'],
  excesso: ['deficiencia'],
  yin_def: ['yang_def', 'jinye_exc'],
  yang_def: ['yin_def', 'yang_exc'],
  yang_exc: ['yang_def'],
  qi_def: ['qi_exc'],
  qi_exc: ['qi_def'],
  jinye_def: ['jinye_exc'],
  jinye_exc: ['jinye_def', 'yin_def'],
};

/**
 * Whether all findings together point the same way as the pattern: -1 (all against) to 1 (all with it), 0 when they say nothing.
 * @param explicados signs that the pattern explains; they never count against it here
 */
export function concordanciaDeMarcas(
  esperadas: readonly Marca[],
  presentes: Evidencias['presentes'],
  explicados: ReadonlySet<SinalId>,
): number {
  const contrarias = new Set(esperadas.flatMap((marca) => opostos[marca] ?? []).filter((m) => !esperadas.includes(m)));
  let com = 0;
  let contra = 0;
  for (const [sinal, { forca }] of emOrdem(presentes)) {
    for (const marca of sinais[sinal].marcas) {
      if (esperadas.includes(marca)) com += forca;
      else if (contrarias.has(marca) && !explicados.has(sinal)) contra += forca;
    }
  }
  // The constant keeps a single sign from deciding.
  return (com - contra) / (com + contra + 2);
}

/**
 * How much the findings speak of the pattern's first organ rather than of organs that the pattern does not have, 0..1.
 * @param explicados signs that the pattern explains; they never count against it here
 */
export function concordanciaDeOrgao(
  [primeiro, ...outros]: readonly Orgao[],
  presentes: Evidencias['presentes'],
  explicados: ReadonlySet<SinalId>,
): number {
  let com = 0;
  let contra = 0;
  for (const [sinal, { forca }] of emOrdem(presentes)) {
    const doSinal = sinais[sinal].marcas.filter((marca) => isOrgao(marca));
    if (doSinal.length === 0) continue;
    const valor = forca * especificidadeDe(sinal);
    if (doSinal.some((orgao) => orgao === primeiro)) com += valor;
    else if (!explicados.has(sinal) && !doSinal.some((orgao) => outros.includes(orgao))) contra += valor;
  }
  // The constant keeps a single sign from deciding.
  return com / (com + contra + 2);
}

/** Natures that a pattern's own name denies: an excess is not told by weakness, and heat not by cold. */
const negadas: Partial<Record<Marca, readonly Marca[]>> = {
  frio: ['calor'],
  calor: ['frio', 'yang_def'],
  excesso: ['deficiencia', 'qi_def', 'xue_def', 'yang_def'],
  deficiencia: ['excesso'],
};

/** The signs among these whose nature the pattern's own denies, and that it does not list. */
export function sinaisQueNaoCombinam(
  { marcas, ...listas }: Pick<Padrao, 'marcas' | 'cardinais' | 'secundarios' | 'exame'>,
  vistos: readonly SinalId[],
): SinalId[] {
  const contra = new Set(
    marcas.flatMap((marca) => negadas[marca] ?? []).filter((marca) => !marcas.some((sua) => sua === marca)),
  );
  const seus = new Set<SinalId>([...listas.cardinais, ...listas.secundarios, ...listas.exame]);
  return vistos.filter((sinal) => !seus.has(sinal) && sinais[sinal].marcas.some((marca) => contra.has(marca)));
}

/**
 * Signs that show cold, heat or a want of force themselves. Among signs that do not fit a pattern only these contradict it: sleep that does not
 * come is marked as want of Blood, and every student meets it in a Liver that is too full. Source: Maciocia, "The Foundations of Chinese
 * Medicine" (eight principles).
 */
const mostramNatureza: ReadonlySet<SinalId> = new Set([
  'intolerancia_frio',
  'membros_frios',
  'abdome_frio',
  'lombar_joelhos_frios',
  'prefere_quentes',
  'urina_clara_abundante',
  'face_palida_brilhante',
  'suor_frio',
  'lingua_palida',
  'lingua_umida',
  'pulso_lento',
  'calor_interno',
  'prefere_frias',
  'face_vermelha',
  'olhos_vermelhos',
  'febre_alta',
  'urina_escura',
  'lingua_vermelha',
  'saburra_amarela',
  'pulso_rapido',
  'fraqueza',
  'voz_fraca',
  'falta_ar_esforco',
  'pulso_fraco',
  'pulso_vazio',
  'pulso_cheio',
]);

/** Of signs that do not fit those that contradict. */
export function contradizem(sinal: SinalId): boolean {
  return mostramNatureza.has(sinal);
}

function isOrgao(marca: Marca): marca is Orgao {
  return orgaos.some((orgao) => orgao === marca);
}

// The last digit of a sum of fractions depends on their order; the same signs must give the same number.
function emOrdem<Valor>(mapa: ReadonlyMap<SinalId, Valor>): [SinalId, Valor][] {
  return [...mapa].sort(([a], [b]) => (a < b ? -1 : 1));
}
