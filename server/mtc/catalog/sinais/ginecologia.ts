import { sinal } from './sinal.ts';

// Source: Maciocia, "Obstetrics and Gynecology in Chinese Medicine". Own wording.
export const sinaisGinecologia = {
  ciclo_irregular: sinal('ciclo irregular', ['figado']),
  ciclo_adiantado: sinal('menstruação adiantada', ['calor', 'qi_def']),
  ciclo_atrasado: sinal('menstruação atrasada', ['xue_def', 'frio']),
  amenorreia: sinal('ausência de menstruação', ['rim', 'xue_def']),
  fluxo_escasso: sinal('fluxo escasso', ['xue_def', 'deficiencia']),
  fluxo_intenso: sinal('fluxo intenso', ['qi_def', 'calor']),
  coagulos: sinal('coágulos na menstruação', ['xue_exc']),
  sangue_escuro: sinal('sangue menstrual escuro', ['xue_exc']),
  sangue_claro: sinal('sangue menstrual claro', ['xue_def', 'qi_def']),
  sangue_vivo: sinal('sangue menstrual vermelho vivo ou espesso', ['calor', 'xue_exc']),
  dismenorreia: sinal('cólica menstrual', ['figado', 'xue_exc']),
  dismenorreia_intensa: sinal('cólica menstrual intensa', ['xue_exc', 'excesso']),
  colica_depois: sinal('cólica no fim ou depois da menstruação', ['xue_def', 'deficiencia']),
  piora_menstruacao: sinal('piora ligada ao ciclo menstrual', ['figado', 'xue_def']),
  tpm_irritabilidade: sinal('irritabilidade antes da menstruação', ['figado', 'qi_exc']),
  mamas_doloridas: sinal('mamas doloridas', ['figado', 'qi_exc']),
  inchaco_pre_menstrual: sinal('inchaço antes da menstruação', ['baco', 'jinye_exc']),
  corrimento: sinal('corrimento', ['baco', 'jinye_exc']),
  corrimento_branco: sinal('corrimento branco', ['baco', 'jinye_exc', 'deficiencia']),
  corrimento_amarelo: sinal('corrimento amarelo ou com cheiro', ['figado', 'calor', 'jinye_exc']),
  coceira_genital: sinal('coceira genital', ['figado', 'calor', 'jinye_exc']),
  endometriose: sinal('endometriose referida', ['xue_exc', 'figado']),
  mioma_cisto: sinal('mioma ou cisto no útero ou ovário', ['xue_exc', 'jinye_exc']),
  menopausa: sinal('menopausa ou climatério', ['rim', 'yin_def']),
  secura_vaginal: sinal('secura vaginal', ['rim', 'yin_def']),
  dispareunia: sinal('dor na relação sexual', []),
  perda_gestacional: sinal('perdas gestacionais repetidas', ['rim', 'qi_def']),
  pouco_leite: sinal('pouco leite', ['xue_def', 'qi_def']),
  gestante: sinal('gestação', []),
  menstruacao_normal: sinal('menstruação normal', []),
};

/** Signs of the list that a man may tell, too. */
const deQualquerSexo = new Set(['coceira_genital', 'dispareunia', 'mamas_doloridas']);

/** Whether the sign belongs to menses, uterus, pregnancy or menopause. */
export function isDeMulher(sinal: string): boolean {
  return Object.hasOwn(sinaisGinecologia, sinal) && !deQualquerSexo.has(sinal);
}
