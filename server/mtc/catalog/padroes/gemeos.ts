import type { PadraoId } from './padrao-ids.ts';

/**
 * Patterns that say the same of one organ or substance in other words, or one of them a degree further: listed together they would take two
 * places for one thought. Each group is a choice between its members; the one that stands first is named. Patterns that contain another
 * one are told in `inclui`. Source: WHO, "International Standard Terminologies on Traditional Chinese Medicine" (2022), where the
 * definitions share their main signs; Maciocia, "The Foundations of Chinese Medicine" (Qi of Stomach and Spleen; Du Mai and Kidney Yang).
 */
export const gemeos: readonly (readonly PadraoId[])[] = [
  ['estagnacao_qi_figado', 'estagnacao_qi'],
  ['fogo_figado', 'fogo_figado_estomago'],
  ['umidade_calor_figado_vesicula', 'umidade_calor_canal_figado'],
  ['fogo_coracao', 'fogo_perturba_shen'],
  ['deficiencia_coracao_baco', 'deficiencia_qi_xue_coracao'],
  ['deficiencia_qi_xue', 'deficiencia_baco_xue'],
  ['deficiencia_qi_baco', 'deficiencia_qi_estomago'],
  ['fleuma_umidade_pulmao', 'fleuma_frio_pulmao'],
  ['fleuma_calor_pulmao', 'calor_pulmao'],
  ['deficiencia_yang_rim', 'vaso_governador_frio'],
];
