import { sinal } from './sinal.ts';

// Source: Maciocia, "Diagnosis in Chinese Medicine" (skin, hair and nails); Xu Yihou, "Dermatology in TCM". Own wording.
export const sinaisPele = {
  pele_seca: sinal(
    'pele seca',
    ['pulmao', 'xue_def', 'jinye_def'],
    ['pele ~ sec*|ressecad*', 'pele: sec*|ressecad*', 'ressecamento pele', 'secura ~ pele'],
  ),
  pele_aspera: sinal(
    'pele áspera ou grossa',
    ['xue_def', 'xue_exc'],
    ['pele ~ ásper*|gross*|espess*|engrossad*|rachad*', 'pele: ásper*|gross*|espess*|rachad*|engross*', 'liquenific*'],
  ),
  pele_oleosa: sinal(
    'pele oleosa',
    ['baco', 'jinye_exc'],
    ['pele ~ oleos*', 'pele: oleos*', 'seborre*', 'oleosidade', 'caspa'],
  ),
  pele_palida: sinal('pele pálida', ['xue_def', 'deficiencia'], ['pele ~ pálid*|branc*|descorad*', 'pele: pálid*']),
  pele_avermelhada: sinal(
    'pele avermelhada',
    ['calor'],
    [
      'pele ~ vermelh*|avermelhad*|irritad*',
      'pele: vermelh*|avermelhad*|quent*',
      'manchas|placa|lesões|lesão|erupção ~ vermelh*|avermelhad*',
      'vermelhidão',
      'eritem*',
      'rosácea',
    ],
  ),
  coceira: sinal('coceira', ['exterior', 'xue_def'], ['coceira*', 'coça*', 'prurid*', 'prurig*']),
  urticaria: sinal(
    'urticária ou placas que aparecem e somem',
    ['exterior', 'pulmao'],
    ['urticári*', 'placas ~ aparecem|somem|coçam', 'vergões', 'alergia ~ pele'],
  ),
  erupcoes: sinal(
    'erupções na pele',
    ['pulmao', 'calor'],
    [
      'erup*',
      'bolinha* ~ pele|vermelh*',
      'pápul*',
      'rash',
      'brotoeja',
      'lesões ~ pele',
      'manchas pele',
      'dermat*',
      'psorías*',
      'eczem*',
    ],
  ),
  lesao_umida: sinal(
    'lesões úmidas ou com secreção',
    ['baco', 'jinye_exc', 'calor'],
    [
      'lesões|pele|ferida|erupções|bolha|eczema ~ úmid*|secreç*|exsud*|líquido|pus|mina',
      'exsud*',
      'vesícul* ~ pele|líquido',
      'bolha*',
      'pústula*',
      'minando',
      'herpes',
      'mina líquido',
    ],
  ),
  acne: sinal(
    'acne ou furúnculos',
    ['pulmao', 'estomago', 'calor'],
    ['acne', 'espinha*', 'cravos', 'furúncul*', 'abscess*', 'foliculit*'],
  ),
  descamacao: sinal('descamação', ['xue_def', 'jinye_def'], ['descam*', 'escama*', 'caspa', 'esfarela*']),
  unhas_fracas: sinal(
    'unhas fracas',
    ['figado', 'xue_def'],
    ['unha ~ frac*|quebra*|quebradiç*|sec*|lascan*|lasca*|pálid*', 'unhas: frac*|quebradiç*'],
  ),
  pelos_excessivos: sinal(
    'aumento de pelos',
    ['jinye_exc'],
    ['muitos pelos', 'hirsut*', 'pelos ~ rosto|face|excess*|barba', 'aumento pelos'],
  ),
  mancha_escura: sinal(
    'manchas escuras na pele',
    ['figado', 'rim', 'xue_exc'],
    [
      'melasma',
      'mancha* ~ escur*|marrom|castanh*',
      'pele ~ escura|escurecid*|enegrecida',
      'pele: escur*|escurecid*',
      'hiperpigment*',
      'cloasma',
    ],
  ),
  ferida_lenta: sinal(
    'feridas que custam a fechar',
    ['baco', 'qi_def'],
    [
      'ferida|úlcera|cicatriz* ~ demora*|devagar|lent*|não+fecha|não+cicatriza',
      'fecham devagar',
      'cicatrização lenta',
      'escara*',
    ],
  ),
};
