// Sources: WHO Standard Acupuncture Point Locations in the Western Pacific Region (2008); Deadman, A Manual of
// Acupuncture (2nd ed., 2007); Focks, Atlas of Acupuncture (2008). Wording of the locations is our own.
import { canal, type Ponto } from './ponto.ts';

const ponto = canal('PC');

export const pontosPericardio: readonly Ponto[] = [
  ponto(
    3,
    'Quze',
    'Pântano curvo',
    'braco',
    'na prega do cotovelo, no lado do dedo mínimo do tendão do bíceps',
    ['he'],
    ['clareia o calor do Sangue', 'abre o peito'],
    { eletro: false, cautelas: ['afastar a artéria braquial'] },
  ),
  ponto(
    4,
    'Ximen',
    'Portão da fenda',
    'braco',
    'na face anterior do antebraço, cinco cun acima do punho, entre os dois tendões',
    ['xi'],
    ['move o Sangue do peito', 'acalma palpitações'],
  ),
  ponto(
    5,
    'Jianshi',
    'Intermediário',
    'braco',
    'na face anterior do antebraço, três cun acima do punho, entre os dois tendões',
    ['jing_rio'],
    ['transforma a fleuma do Coração'],
  ),
  ponto(
    6,
    'Neiguan',
    'Passagem interna',
    'braco',
    'na face anterior do antebraço, dois cun acima do punho, entre os dois tendões',
    ['luo', 'comando', 'mestre'],
    ['abre o peito', 'acalma a mente', 'alivia a náusea'],
    { cautelas: ['nervo mediano próximo'] },
  ),
  ponto(
    7,
    'Daling',
    'Grande colina',
    'mao',
    'no meio da prega do punho, entre os dois tendões',
    ['yuan', 'shu_corrente'],
    ['acalma a mente', 'clareia o calor do Coração'],
    { cautelas: ['nervo mediano próximo'] },
  ),
  ponto(
    8,
    'Laogong',
    'Palácio do trabalho',
    'mao',
    'na palma, onde cai a ponta do dedo médio com a mão fechada',
    ['ying'],
    ['clareia o fogo do Coração'],
  ),
  ponto(
    9,
    'Zhongchong',
    'Impulso central',
    'mao',
    'no centro da ponta do dedo médio',
    ['jing'],
    ['restaura a consciência'],
    { moxa: false, eletro: false },
  ),
];
