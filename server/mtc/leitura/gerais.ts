/**
 * Signs that the words of a narrower sign always say, too: "dor na testa" of a headache says "dor de cabeça". Only those that a
 * therapist would note beside the narrower one; the others follow for the patterns (catalog/sinais/implicacoes.ts).
 */
export const gerais: Readonly<Record<string, readonly string[]>> = {
  cefaleia_lateral: ['dor_cabeca'],
  cefaleia_temporal: ['dor_cabeca'],
  cefaleia_topo: ['dor_cabeca'],
  cefaleia_frontal: ['dor_cabeca'],
  cefaleia_nuca: ['dor_cabeca'],
  cefaleia_vazio: ['dor_cabeca'],
  enxaqueca: ['dor_cabeca'],
  falta_ar_esforco: ['falta_ar'],
  inspiracao_dificil: ['falta_ar'],
  dismenorreia_intensa: ['dismenorreia'],
  colica_depois: ['dismenorreia'],
  febre_alta: ['febre'],
  membros_frios: ['maos_frias', 'pes_frios'],
};
