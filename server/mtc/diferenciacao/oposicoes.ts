import type { MarcaPrincipio, MarcaSubstancia } from '../catalog/sinais/sinal.ts';
import type { SinalId } from '../catalog/sinais.ts';

/**
 * Signs that speak against a nature, whatever the organ: a pattern's own list of contrary signs need not repeat them. Wet and
 * slippery signs oppose dryness, a fixed pain opposes Qi that only wanders, paroxysms and sudden violence oppose a steady lack.
 * Sources: Maciocia, "Diagnosis in Chinese Medicine" (pain; tongue moisture and coating; pulse qualities) and "The Foundations of
 * Chinese Medicine" (eight principles); Deadman, "A Manual of Acupuncture", commentary on the patterns.
 */
const oposicoes: Partial<Record<MarcaPrincipio | MarcaSubstancia, readonly SinalId[]>> = {
  yin_def: [
    'saburra_umida',
    'lingua_umida',
    'saburra_pegajosa',
    'saburra_espessa',
    'pulso_deslizante',
    'salivacao',
    'urina_clara_abundante',
    'catarro_abundante',
  ],
  jinye_def: [
    'saburra_umida',
    'lingua_umida',
    'saburra_pegajosa',
    'pulso_deslizante',
    'salivacao',
    'edema',
    'catarro_abundante',
  ],
  xue_def: ['saburra_pegajosa', 'saburra_umida', 'saburra_espessa', 'pulso_deslizante', 'pulso_cheio'],
  yang_def: ['sede_aumentada', 'prefere_frias', 'calor_interno'],
  calor: [
    'lingua_umida',
    'saburra_umida',
    'lingua_palida',
    'urina_clara_abundante',
    'pulso_lento',
    'prefere_quentes',
    'melhora_calor',
  ],
  frio: [
    'prefere_frias',
    'sede_aumentada',
    'melhora_frio',
    'urina_escura',
    'lingua_vermelha',
    'lingua_seca',
    'saburra_amarela',
    'pulso_rapido',
  ],
  deficiencia: [
    'pulso_cheio',
    'saburra_espessa',
    'dor_piora_pressao',
    'dor_intensa',
    'dor_colica',
    'inicio_subito',
    'febre_alta',
    'espasmos',
    'epilepsia',
  ],
  excesso: ['dor_melhora_pressao', 'dor_surda', 'pulso_vazio', 'pulso_fraco'],
  qi_exc: ['dor_fixa'],
  xue_exc: ['dor_errante'],
  jinye_exc: ['lingua_seca', 'saburra_ausente', 'saburra_seca', 'tosse_seca'],
  exterior: ['cronico', 'pulso_profundo'],
};

/** Natures that come together by definition, and then do not oppose each other's signs: stagnant Qi with stasis has a fixed pain. */
const juntas: readonly (readonly (MarcaPrincipio | MarcaSubstancia)[])[] = [
  ['qi_exc', 'xue_exc'],
  ['yin_def', 'jinye_exc'],
  ['xue_def', 'jinye_exc'],
];

/** The signs that the natures of a pattern oppose. */
export function opostosA(marcas: readonly (MarcaPrincipio | MarcaSubstancia)[]): SinalId[] {
  const neutras = new Set(juntas.filter((par) => par.every((marca) => marcas.includes(marca))).flat());
  return [...new Set(marcas.flatMap((marca) => (neutras.has(marca) ? [] : (oposicoes[marca] ?? []))))];
}
