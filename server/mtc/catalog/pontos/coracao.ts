// Sources: WHO Standard Acupuncture Point Locations in the Western Pacific Region (2008); Deadman, A Manual of
// Acupuncture (2nd ed., 2007); Focks, Atlas of Acupuncture (2008). Wording of the locations is our own.
import { canal, type Ponto } from './ponto.ts';

const ponto = canal('C');

export const pontosCoracao: readonly Ponto[] = [
  ponto(
    1,
    'Jiquan',
    'Fonte suprema',
    'braco',
    'no centro da axila, atrás da artéria',
    [],
    ['abre o peito', 'solta o ombro'],
    { moxa: false, eletro: false, cautelas: ['afastar a artéria axilar'] },
  ),
  ponto(
    3,
    'Shaohai',
    'Pequeno mar',
    'braco',
    'no cotovelo dobrado, no fim interno da prega',
    ['he'],
    ['acalma a mente', 'alivia o cotovelo'],
  ),
  ponto(
    4,
    'Lingdao',
    'Caminho do espírito',
    'braco',
    'no antebraço, um cun e meio acima da prega do punho, no lado do dedo mínimo',
    ['jing_rio'],
    ['acalma a mente'],
  ),
  ponto(
    5,
    'Tongli',
    'Comunicação interna',
    'braco',
    'no antebraço, um cun acima da prega do punho, no lado do dedo mínimo',
    ['luo'],
    ['regula o ritmo do Coração', 'beneficia a fala'],
  ),
  ponto(
    6,
    'Yinxi',
    'Fenda yin',
    'braco',
    'no antebraço, meio cun acima da prega do punho, no lado do dedo mínimo',
    ['xi'],
    ['contém o suor noturno', 'nutre o Yin do Coração'],
  ),
  ponto(
    7,
    'Shenmen',
    'Portão do espírito',
    'mao',
    'na prega do punho, no lado do dedo mínimo, junto ao osso pisiforme',
    ['yuan', 'shu_corrente'],
    ['acalma a mente', 'nutre o Coração'],
  ),
  ponto(
    8,
    'Shaofu',
    'Pequena mansão',
    'mao',
    'na palma, onde cai a ponta do dedo mínimo com a mão fechada',
    ['ying'],
    ['clareia o fogo do Coração'],
  ),
  ponto(
    9,
    'Shaochong',
    'Pequeno impulso',
    'mao',
    'ao lado do canto radial da unha do dedo mínimo',
    ['jing'],
    ['restaura a consciência', 'clareia o calor'],
    { moxa: false, eletro: false },
  ),
];
