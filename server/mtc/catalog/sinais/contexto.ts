import { sinal } from './sinal.ts';

// Source: habits and conditions that the intake asks for; their TCM reading follows Maciocia, "The Practice of Chinese
// Medicine" (etiology). A named western condition is what the client reports, never our diagnosis.
export const sinaisContexto = {
  hipertensao: sinal(
    'pressão alta referida',
    ['figado', 'yang_exc'],
    [
      'pressão alta',
      'hipertens*',
      'pa ~ 14|15|16|17|18',
      'losartana',
      'enalapril',
      'anlodipino',
      'captopril',
      'atenolol',
      'pressão arterial ~ alta|elevada',
    ],
  ),
  hipotensao: sinal(
    'pressão baixa referida',
    ['baco', 'qi_def', 'deficiencia'],
    ['pressão baixa', 'hipotens*', 'pressão ~ cai|caindo', 'queda* pressão'],
  ),
  colesterol: sinal(
    'colesterol ou gordura no fígado referidos',
    ['jinye_exc', 'baco'],
    [
      'colesterol',
      'triglicér*',
      'hiperlipid*',
      'dislipid*',
      'esteatose',
      'gordura fígado',
      'estatina',
      'sinvastatina',
      'rosuvastatina',
    ],
  ),
  hipotireoidismo: sinal(
    'tireoide lenta referida',
    ['yang_def', 'rim', 'baco'],
    ['hipotireoid*', 'levotiroxina', 'puran', 'hashimoto'],
  ),
  hipertireoidismo: sinal('tireoide acelerada referida', ['figado', 'calor', 'yin_def'], ['hipertireoid*', 'graves']),
  doenca_coracao: sinal(
    'doença do coração referida',
    ['coracao', 'xue_exc'],
    [
      'infarto',
      'coronár*',
      'coronarian*',
      'isquem*',
      'insuficiência cardíaca',
      'cardíac*',
      'cardiopat*',
      'coração ~ grande|fraco|dilatado',
      'marca passo',
      'ponte safena',
      'stent',
    ],
  ),
  cafe_excessivo: sinal('muito café', ['calor', 'yin_def']),
  pouca_agua: sinal('pouca água', ['jinye_def']),
  alcool_frequente: sinal(
    'álcool com frequência',
    ['figado', 'vesicula_biliar', 'calor', 'jinye_exc'],
    [
      'álcool ~ todo|diári*|muito|excess*',
      'bebe ~ todo dia|muito|cerveja|cachaça|vinho',
      'alcool*',
      'bebida alcoólica',
    ],
  ),
  tabaco: sinal('cigarro', ['pulmao', 'calor'], ['fum*', 'tabag*', 'cigarr*']),
  sedentarismo: sinal(
    'pouca atividade física',
    ['qi_exc', 'baco'],
    ['sedentári*', 'não ~ exercício|atividade', 'sem exercício|atividade', 'nenhuma'],
  ),
  sono_ruim: sinal('sono de má qualidade', ['coracao']),
  orelha_sensivel: sinal('orelha sensível ao toque', []),
  orelha_vermelha: sinal('orelha avermelhada', ['calor'], ['orelha ~ vermelh*|quent*', 'orelha: vermelh*|quent*']),
  orelha_descamativa: sinal('orelha descamativa', ['xue_def'], ['orelha ~ descam*|sec*', 'orelha: descam*|sec*']),
  orelha_palida: sinal('orelha pálida', ['xue_def', 'rim'], ['orelha ~ pálid*', 'orelha: pálid*']),
  corticoide: sinal('uso de corticoide', ['yin_def'], ['corticoid*', 'cortison*', 'prednison*', 'prednisolona']),
};
