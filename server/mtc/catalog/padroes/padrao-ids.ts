/** Every pattern of the catalogue. Named after the organ first, then the substance, then the pathogen. */
export const padraoIds = [
  // Liver and gallbladder
  'estagnacao_qi_figado',
  'fogo_figado',
  'ascensao_yang_figado',
  'vento_figado',
  'deficiencia_xue_figado',
  'deficiencia_yin_figado',
  'umidade_calor_figado_vesicula',
  'frio_canal_figado',
  'deficiencia_qi_vesicula_biliar',
  // Heart
  'deficiencia_qi_coracao',
  'deficiencia_yang_coracao',
  'deficiencia_xue_coracao',
  'deficiencia_yin_coracao',
  'fogo_coracao',
  'fleuma_fogo_coracao',
  'estase_xue_coracao',
  // Spleen and stomach
  'deficiencia_qi_baco',
  'deficiencia_yang_baco',
  'afundamento_qi_baco',
  'baco_nao_controla_xue',
  'umidade_frio_baco',
  'umidade_calor_baco',
  'fogo_estomago',
  'frio_estomago',
  'deficiencia_yin_estomago',
  'qi_contrafluxo_estomago',
  'estagnacao_alimentos',
  // Lung and large intestine
  'deficiencia_qi_pulmao',
  'deficiencia_yin_pulmao',
  'secura_pulmao',
  'vento_frio_pulmao',
  'vento_calor_pulmao',
  'fleuma_umidade_pulmao',
  'fleuma_calor_pulmao',
  'umidade_calor_intestino_grosso',
  'secura_intestino_grosso',
  // Kidney and bladder
  'deficiencia_qi_rim',
  'deficiencia_yang_rim',
  'deficiencia_yin_rim',
  'deficiencia_jing_rim',
  'umidade_calor_bexiga',
  // Two organs
  'figado_invade_baco',
  'figado_invade_estomago',
  'deficiencia_coracao_baco',
  'coracao_rim_desarmonia',
  'deficiencia_yin_figado_rim',
  'deficiencia_yang_baco_rim',
  'deficiencia_qi_pulmao_baco',
  'fogo_figado_pulmao',
  // Substances and pathogens
  'deficiencia_qi_xue',
  'deficiencia_xue',
  'estagnacao_qi',
  'estase_xue',
  'calor_xue',
  'fleuma_umidade',
  'vento_frio_umidade_canais',
  'vento_pele',
] as const;

export type PadraoId = (typeof padraoIds)[number];

export function isPadraoId(id: string): id is PadraoId {
  return padraoIds.some((known) => known === id);
}
