import { sinal } from './sinal.ts';

// Source: cough, phlegm and breathing in CAM ("Chinese Acupuncture and Moxibustion") and Maciocia, "The Practice of
// Chinese Medicine". Own wording.
export const sinaisRespiracao = {
  tosse: sinal('tosse', ['pulmao']),
  tosse_seca: sinal('tosse seca', ['pulmao', 'yin_def', 'jinye_def']),
  tosse_catarro: sinal('tosse com catarro', ['pulmao', 'jinye_exc']),
  catarro: sinal('catarro', ['pulmao', 'baco', 'jinye_exc']),
  catarro_abundante: sinal('catarro abundante', ['baco', 'jinye_exc', 'excesso']),
  catarro_branco: sinal('catarro branco ou claro', ['pulmao', 'frio', 'jinye_exc']),
  catarro_amarelo: sinal('catarro amarelo ou espesso', ['pulmao', 'calor', 'jinye_exc']),
  catarro_pegajoso: sinal('catarro pegajoso, difícil de soltar', ['pulmao', 'jinye_def']),
  hemoptise: sinal('sangue no catarro', ['pulmao']),
  falta_ar: sinal('falta de ar', ['pulmao', 'qi_def']),
  falta_ar_esforco: sinal('falta de ar ao esforço', ['pulmao', 'qi_def', 'deficiencia']),
  inspiracao_dificil: sinal('mais dificuldade para inspirar', ['rim', 'deficiencia']),
  piora_deitado: sinal('piora ao deitar', ['jinye_exc', 'excesso']),
  chiado: sinal('chiado no peito', ['pulmao', 'jinye_exc']),
  ronco: sinal('ronco', []),
  apneia_sono: sinal('apneia do sono referida', []),
  congestao_nasal: sinal('nariz entupido', ['pulmao']),
  coriza_clara: sinal('coriza clara', ['pulmao', 'frio']),
  coriza_amarela: sinal('secreção nasal amarela', ['pulmao', 'calor']),
  espirros: sinal('espirros', ['pulmao', 'exterior']),
  gripes_frequentes: sinal('resfriados frequentes', ['pulmao', 'qi_def', 'deficiencia']),
  sangramento_nasal: sinal('sangramento do nariz', ['pulmao', 'calor']),
  nariz_seco: sinal('nariz seco', ['pulmao', 'jinye_def']),
  nariz_coceira: sinal('coceira no nariz', []),
  clima_seco: sinal('ligação com clima seco', ['pulmao', 'jinye_def']),
  dor_corpo_resfriado: sinal('dor no corpo com quadro gripal', ['exterior']),
};
