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
    'urina_clara_abundante',
  ],
  jinye_def: ['saburra_umida', 'lingua_umida', 'saburra_pegajosa', 'pulso_deslizante'],
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
  ],
  excesso: ['dor_melhora_pressao', 'dor_surda', 'pulso_vazio', 'pulso_fraco'],
  qi_exc: ['dor_fixa'],
  xue_exc: ['dor_errante'],
  jinye_exc: ['lingua_seca', 'saburra_ausente', 'saburra_seca'],
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

/** Signs that say how a pain is, and what eases or worsens it. */
export const descrevemDor: ReadonlySet<SinalId> = new Set([
  'dor_intensa',
  'dor_leve',
  'dor_surda',
  'dor_fixa',
  'dor_errante',
  'dor_colica',
  'dor_melhora_pressao',
  'dor_piora_pressao',
  'dor_melhora_comer',
  'dor_piora_comer',
  'melhora_calor',
  'melhora_frio',
  'piora_calor',
  'piora_frio',
]);

/** A pain of limbs, joints and back, which has its own channel and its own reasons. */
const doresDeMembro =
  /^(dor_(articular|braco|calcanhar|costas|cotovelo|joelho|lombar|mao|muscular|panturrilha|pe|perna|pescoco_ombros|punho|quadril|tornozelo)|ciatica|ombro_congelado|rigidez)$/;

export function isDorDeMembro(sinal: SinalId): boolean {
  return doresDeMembro.test(sinal);
}

/** A pain that has a place. */
export function isDor(sinal: SinalId): boolean {
  return (
    isDorDeMembro(sinal) || (/^(dor_|cefaleia_|dismenorreia|enxaqueca|colica)/.test(sinal) && !descrevemDor.has(sinal))
  );
}
