import { sinal } from './sinal.ts';

// Source: the 28 pulses as in CAM and Maciocia, "Diagnosis in Chinese Medicine"; Portuguese names in common teaching use.
export const sinaisPulso = {
  pulso_em_corda: sinal(
    'pulso em corda',
    ['figado', 'qi_exc'],
    ['pulso ~ corda|xian|encordoad*', 'pulso: corda|encordoad*|xian|fio+arame', 'pulso: em+corda|corda'],
  ),
  pulso_fino: sinal(
    'pulso fino',
    ['deficiencia', 'xue_def', 'yin_def'],
    ['pulso fino|filiforme', 'pulso: fino|filiforme|delgado|estreito'],
  ),
  pulso_rapido: sinal('pulso rápido', ['calor'], ['pulso rápido|acelerado', 'pulso: rápido|acelerado|ligeiro|veloz']),
  pulso_lento: sinal('pulso lento', ['frio'], ['pulso lento', 'pulso: lento|vagaroso|chi']),
  pulso_retardado: sinal(
    'pulso moderado (retardado)',
    ['baco'],
    ['pulso: moderado|retardado|relaxado|calmo|tranquilo|suave'],
  ),
  pulso_profundo: sinal('pulso profundo', ['rim'], ['pulso: profund*|fundo|afundad*|submers*|chen|escondid*']),
  pulso_superficial: sinal('pulso superficial', ['exterior'], ['pulso: superficial|flutuante|fu|boiando']),
  pulso_deslizante: sinal('pulso deslizante', ['jinye_exc'], ['pulso: desliza*|escorregadi*|hua|rolante']),
  pulso_aspero: sinal('pulso áspero', ['xue_exc', 'xue_def'], ['pulso: ásper*|rugos*|hesitant*|áspera|se']),
  pulso_fraco: sinal(
    'pulso fraco',
    ['deficiencia', 'qi_def'],
    ['pulso: frac*|débil|sem+força|mole+fraco|diminuíd*|pouca+força|debilitad*'],
  ),
  pulso_vazio: sinal('pulso vazio', ['deficiencia'], ['pulso: vazi*|oco|deficiente']),
  pulso_cheio: sinal(
    'pulso cheio ou forte',
    ['excesso'],
    ['pulso: chei*|fort*|vigoros*|com+força|ampl*|transbordante|vast*|grande|poderos*'],
  ),
  pulso_apertado: sinal('pulso tenso (apertado)', ['frio', 'excesso'], ['pulso: tens*|apertad*|urgente|retesad*']),
  pulso_mole: sinal('pulso mole (encharcado)', ['baco', 'jinye_exc'], ['pulso: mole|encharcad*|maci*|ru|amolecid*']),
  pulso_irregular: sinal(
    'pulso irregular ou intermitente',
    ['coracao'],
    ['pulso: irregular|intermitent*|nodos*|precipitad*|falha*|entrecortad*'],
  ),
  pulso_normal: sinal('pulso normal', [], ['pulso: normal|regular']),
};
