import nomes from './vocabulario/cabecas.json' with { type: 'json' };

/**
 * Heads of statements: what a quality, a place or a trigger may belong to. For each the expressions that name it, separated by ` | `.
 * `outro` has no signs of its own: what stands behind these nouns belongs to them and to nothing else.
 */
export const cabecas: Readonly<Record<string, string>> = nomes;

/** What a field is about, when the text does not say it. */
export const assuntoDoCampo: Readonly<Record<string, readonly string[]>> = {
  urina: ['urina'],
  evacuacao: ['fezes', 'intestino'],
  linguaObservacao: ['lingua', 'saburra'],
  faceObservacao: ['rosto'],
  orelhaObservacao: ['orelha'],
  pulsoObservacao: ['pulso'],
  alergias: ['alergia'],
};
