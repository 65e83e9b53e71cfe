/** The parts of a pattern's score. Each has one fitted factor (ajuste.ts). */
export const nomesDasPartes = [
  'cardinais',
  'secundarios',
  'exame',
  'contrarios',
  // Signs that the pattern's nature opposes (oposicoes.ts).
  'opostos',
  // Cardinal signs that the client denies.
  'negados',
  // Whether the nature of all findings together (cold, heat, lack, excess) is the pattern's.
  'rumo',
  // Whether the findings speak of the pattern's first organ.
  'orgao',
  'queixa',
  // 1 for a pattern that contains another one.
  'todo',
  // 1 when no cardinal sign was found.
  'semCardinal',
] as const;

export type Parte = (typeof nomesDasPartes)[number];
