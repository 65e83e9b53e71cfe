import { sinal } from './sinal.ts';

// Source: inquiry about food, taste, thirst and digestion in Maciocia, "The Foundations of Chinese Medicine" and
// "Diagnosis in Chinese Medicine". Own wording.
export const sinaisDigestao = {
  apetite_baixo: sinal('pouco apetite', ['baco', 'qi_def', 'deficiencia']),
  apetite_aumentado: sinal('fome excessiva', ['estomago', 'calor']),
  apetite_varia: sinal('apetite variável', ['figado']),
  apetite_normal: sinal('apetite normal', []),
  fome_sem_vontade: sinal('fome sem vontade de comer', ['estomago', 'yin_def']),
  ma_digestao: sinal('má digestão', ['baco', 'estomago']),
  empachamento: sinal('empachamento', ['estomago', 'baco', 'qi_exc']),
  distensao_abdominal: sinal('distensão abdominal ou gases', ['baco', 'qi_exc']),
  distensao_pos_comer: sinal('estufamento depois de comer', ['baco', 'qi_def']),
  borborigmos: sinal('ruídos na barriga', ['baco', 'intestino_grosso']),
  arrotos: sinal('arrotos', ['estomago', 'qi_exc']),
  arrotos_azedos: sinal('arrotos azedos ou fétidos', ['estomago', 'excesso']),
  disfagia: sinal('dificuldade para engolir', ['estomago', 'qi_exc', 'jinye_exc']),
  soluco: sinal('soluço', ['estomago', 'qi_exc']),
  nausea: sinal('náusea', ['estomago']),
  vomito: sinal('vômito', ['estomago']),
  vomito_agua: sinal('vômito de líquido claro ou de mucosidade', ['estomago', 'frio', 'jinye_exc']),
  azia_refluxo: sinal('azia ou refluxo', ['estomago', 'calor']),
  queimacao_epigastrica: sinal('queimação no estômago', ['estomago', 'calor']),
  sede_aumentada: sinal('muita sede', ['calor', 'jinye_def']),
  sede_baixa: sinal('pouca sede', ['jinye_exc', 'frio']),
  prefere_frias: sinal('preferência por bebidas frias', ['calor']),
  prefere_quentes: sinal('preferência por bebidas quentes', ['frio']),
  sede_sem_beber: sinal('sede sem vontade de beber', ['jinye_exc', 'xue_exc', 'yin_def']),
  diabetes: sinal('diabetes referido', ['yin_def', 'rim']),
  calculo_biliar: sinal('problema de vesícula biliar referido', ['vesicula_biliar']),
};
