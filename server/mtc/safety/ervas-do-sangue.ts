// Plants and supplements, besides the signs of the vocabulary, that change how the blood clots or what a medicine does to it. Sources: Stockley,
// Herbal Medicines Interactions (2009); MHRA, Glucosamine and warfarin (2006); Bensky, Materia Medica, 3ª ed. (2004), plants that move the blood.

import { certezaDoPadrao, lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import type { Relatos } from './relatos.ts';
import { doQueToma, tomadoNoLugar } from './substancias.ts';

const ervasDoSangue: readonly [nome: string, palavras: RegExp][] = [
  ['garra-do-diabo', /\b(garra do diabo|harpagophytum|harpagofito|arpadol)\b/],
  ['ipê-roxo', /\bipe roxo\b/],
  ['salgueiro', /\b(salgueiro|salix|pasalix|serenus|passiflorine)\b/],
  ['unha-de-gato', /\b(unha de gato|uncaria)\b/],
  ['tanaceto', /\btanaceto\b/],
  ['meliloto ou cumaru', /\b(meliloto|cumaru)\b/],
  ['glucosamina ou condroitina', /\b(glucosamina|glicosamina|condroitina)\b/],
  ['coenzima Q10', /\b(coenzima q ?10|co ?q ?10|ubiquinol)\b/],
  ['canabidiol', /\b(canabidiol|cbd)\b/],
  ['nattoquinase', /\b(nattoquinase|natoquinase|nattokinase)\b/],
  ['bromelina ou papaína', /\b(bromelina|papaina)\b/],
  ['goji', /\b(goji( berry)?|gou qi zi)\b/],
  ['chuan xiong', /\bchuan xiong\b/],
  ['hong hua', /\bhong hua\b/],
  ['tao ren', /\btao ren\b/],
  ['san qi (notoginseng)', /\b(san qi|notoginseng|tian qi)\b/],
  ['e zhu', /\be zhu\b/],
  ['yi mu cao', /\byi mu cao\b/],
  ['ji xue teng', /\bji xue teng\b/],
];

function toma(contada: Frase, palavras: RegExp): boolean {
  if (contada.campo === 'objetivosCliente' || contada.campo === 'alergias') return false;
  const frase = doQueToma(contada);
  return (
    certezaDoPadrao(frase, palavras) === 'certo' &&
    lugaresDoPadrao(frase, palavras).some((lugar) => tomadoNoLugar(frase, lugar))
  );
}

/** The names of those that are taken today. */
export function ervasDoSangueTomadas({ frases }: Relatos): string[] {
  return ervasDoSangue.flatMap(([nome, palavras]) => (frases.some((frase) => toma(frase, palavras)) ? [nome] : []));
}
