import { sinal } from './sinal.ts';

// Source: the 28 pulses as in CAM and Maciocia, "Diagnosis in Chinese Medicine"; Portuguese names in common teaching use.
export const sinaisPulso = {
  pulso_em_corda: sinal('pulso em corda', ['figado', 'qi_exc']),
  pulso_fino: sinal('pulso fino', ['deficiencia', 'xue_def', 'yin_def']),
  pulso_rapido: sinal('pulso rápido', ['calor']),
  pulso_lento: sinal('pulso lento', ['frio']),
  pulso_retardado: sinal('pulso moderado (retardado)', ['baco']),
  pulso_profundo: sinal('pulso profundo', ['rim']),
  pulso_superficial: sinal('pulso superficial', ['exterior']),
  pulso_deslizante: sinal('pulso deslizante', ['jinye_exc']),
  pulso_aspero: sinal('pulso áspero', ['xue_exc', 'xue_def']),
  pulso_fraco: sinal('pulso fraco', ['deficiencia', 'qi_def']),
  pulso_vazio: sinal('pulso vazio', ['deficiencia']),
  pulso_cheio: sinal('pulso cheio ou forte', ['excesso']),
  pulso_apertado: sinal('pulso tenso (apertado)', ['frio', 'excesso']),
  pulso_mole: sinal('pulso mole (encharcado)', ['baco', 'jinye_exc']),
  pulso_irregular: sinal('pulso irregular ou intermitente', ['coracao']),
  pulso_normal: sinal('pulso normal', []),
};
