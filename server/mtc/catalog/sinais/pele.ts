import { sinal } from './sinal.ts';

// Source: Maciocia, "Diagnosis in Chinese Medicine" (skin, hair and nails); Xu Yihou, "Dermatology in TCM". Own wording.
export const sinaisPele = {
  pele_seca: sinal('pele seca', ['pulmao', 'xue_def', 'jinye_def']),
  pele_aspera: sinal('pele áspera ou grossa', ['xue_def', 'xue_exc']),
  pele_oleosa: sinal('pele oleosa', ['baco', 'jinye_exc']),
  pele_palida: sinal('pele pálida', ['xue_def', 'deficiencia']),
  pele_avermelhada: sinal('pele avermelhada', ['calor']),
  coceira: sinal('coceira', ['exterior', 'xue_def']),
  urticaria: sinal('urticária ou placas que aparecem e somem', ['exterior', 'pulmao']),
  erupcoes: sinal('erupções na pele', ['pulmao', 'calor']),
  lesao_umida: sinal('lesões úmidas ou com secreção', ['baco', 'jinye_exc', 'calor']),
  acne: sinal('acne ou furúnculos', ['pulmao', 'estomago', 'calor']),
  inflamacao_pus: sinal('inflamação quente e dolorida, com pus', ['calor', 'excesso']),
  descamacao: sinal('descamação', ['xue_def', 'jinye_def']),
  unhas_fracas: sinal('unhas fracas', ['figado', 'xue_def']),
  pelos_excessivos: sinal('aumento de pelos', ['jinye_exc']),
  mancha_escura: sinal('manchas escuras na pele', ['figado', 'rim', 'xue_exc']),
  ferida_lenta: sinal('feridas que custam a fechar', ['baco', 'qi_def']),
};
