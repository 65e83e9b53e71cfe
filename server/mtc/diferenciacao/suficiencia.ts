import { isLidoPelaIa } from '../achados/achado-id.ts';
import { isCircunstancia } from '../achados/circunstancia.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import { sinaisSeguranca } from '../catalog/sinais/seguranca.ts';
import { obterSinal, type SinalId } from '../catalog/sinais.ts';
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
  const contados = ditos.filter((sinal) => !semPeso.has(sinal) && !gerais.has(sinal) && !naoDizPadrao(sinal));
  const soCircunstancia = (sinal: SinalId) => isCircunstancia(obterSinal(sinal)?.rotulo ?? '');
  // What makes a complaint better or worse describes it: however many such answers there are, they are one more sign.
  const proprios = contados.filter((sinal) => !soCircunstancia(sinal));
  return proprios.length + (proprios.length < contados.length ? 1 : 0) >= sinaisMinimos;
}

/** An illness, a medicine, an operation or a danger: safety needs it, and it is no sign of a pattern by itself. */
function naoDizPadrao(sinal: SinalId): boolean {
  return / referid[oa]s?$/.test(obterSinal(sinal)?.rotulo ?? '') || Object.hasOwn(sinaisSeguranca, sinal);
}
