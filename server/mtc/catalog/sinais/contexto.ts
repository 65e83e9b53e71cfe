import { sinal } from './sinal.ts';

// Source: habits and conditions that the intake asks for; their TCM reading follows Maciocia, "The Practice of Chinese
// Medicine" (etiology). A named western condition is what the client reports, never our diagnosis.
export const sinaisContexto = {
  hipertensao: sinal('pressão alta referida', ['figado', 'yang_exc']),
  hipotensao: sinal('pressão baixa referida', ['baco', 'qi_def', 'deficiencia']),
  colesterol: sinal('colesterol ou gordura no fígado referidos', ['jinye_exc', 'baco']),
  hipotireoidismo: sinal('tireoide lenta referida', ['yang_def', 'rim', 'baco']),
  hipertireoidismo: sinal('tireoide acelerada referida', ['figado', 'calor', 'yin_def']),
  doenca_coracao: sinal('doença do coração referida', ['coracao', 'xue_exc']),
  cafe_excessivo: sinal('muito café', ['calor', 'yin_def']),
  pouca_agua: sinal('pouca água', ['jinye_def']),
  alcool_frequente: sinal('álcool com frequência', ['figado', 'vesicula_biliar', 'calor', 'jinye_exc']),
  tabaco: sinal('cigarro', ['pulmao', 'calor']),
  sedentarismo: sinal('pouca atividade física', ['qi_exc', 'baco']),
  amamentacao: sinal('amamentação', []),
  sono_ruim: sinal('sono de má qualidade', ['coracao']),
  orelha_sensivel: sinal('orelha sensível ao toque', []),
  orelha_vermelha: sinal('orelha avermelhada', ['calor']),
  orelha_descamativa: sinal('orelha descamativa', ['xue_def']),
  orelha_palida: sinal('orelha pálida', ['xue_def', 'rim']),
  corticoide: sinal('uso de corticoide', ['yin_def']),
};
