import { isLidoPelaIa } from '../achados/achado-id.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import type { SinalId } from '../catalog/sinais.ts';
import type { Evidencias } from './evidencias.ts';

/** With fewer signs no pattern can be told from its neighbours, so none is named. */
const sinaisMinimos = 3;

// Circumstances, habits and normal answers: they colour a picture, but are not a sign of one.
const semPeso: ReadonlySet<SinalId> = new Set([
  'idade_avancada',
  'crianca',
  'inicio_recente',
  'cronico',
  'constitucional',
  'gestante',
  'cafe_excessivo',
  'pouca_agua',
  'alcool_frequente',
  'tabaco',
  'sedentarismo',
  'apetite_normal',
  'fezes_normais',
  'urina_normal',
  'menstruacao_normal',
  'lingua_rosada',
  'saburra_fina',
  'pulso_normal',
]);

/**
 * Whether there is enough to name a pattern. A complaint told twice, once in general and once exactly, counts once. What only a model
 * read does not count.
 */
export function temSinaisBastantes({ presentes }: Evidencias): boolean {
  const ditos = [...presentes].flatMap(([sinal, { achado }]) => (isLidoPelaIa(achado) ? [] : [sinal]));
  const gerais = new Set(ditos.flatMap((sinal) => implicacoes[sinal] ?? []));
  const contados = ditos.filter((sinal) => !semPeso.has(sinal) && !gerais.has(sinal));
  return contados.length >= sinaisMinimos;
}
