// Sources: WHO Standard Acupuncture Point Locations in the Western Pacific Region (2008); Deadman, A Manual of
// Acupuncture (2nd ed., 2007); Focks, Atlas of Acupuncture (2008). Wording of the locations is our own.
// Numbers of the extra points: WHO, A Proposed Standard International Acupuncture Nomenclature (1991). Anmian and
// Jianqian have none there and carry EX; Bitong stands there as Shangyingxiang.
import { extra, type Ponto } from './ponto.ts';

export const pontosExtras: readonly Ponto[] = [
  extra(
    'EX-HN1',
    'Sishencong',
    'Quatro inteligências do espírito',
    'cabeca',
    'quatro pontos no topo da cabeça, um cun ao redor de VG20',
    ['clareia a mente', 'favorece o sono'],
    { mediano: true },
  ),
  extra(
    'EX-HN3',
    'Yintang',
    'Salão do selo',
    'face',
    'entre as sobrancelhas',
    ['acalma a mente', 'abre o nariz', 'alivia a fronte'],
    { mediano: true },
  ),
  extra('EX-HN4', 'Yuyao', 'Cintura do peixe', 'face', 'no meio da sobrancelha, acima da pupila', ['clareia os olhos']),
  extra('EX-HN5', 'Taiyang', 'Sol', 'face', 'na depressão da têmpora, um cun atrás do canto do olho', [
    'alivia a têmpora',
    'clareia os olhos',
  ]),
  extra('EX-HN8', 'Bitong', 'Nariz livre', 'face', 'no alto do sulco ao lado do nariz', ['abre o nariz']),
  extra('EX', 'Anmian', 'Sono tranquilo', 'nuca', 'a meio caminho entre TA17 e VB20, atrás da orelha', [
    'acalma a mente',
    'favorece o sono',
  ]),
  extra(
    'EX-B1',
    'Dingchuan',
    'Acalmar a falta de ar',
    'dorso',
    'meio cun ao lado da linha média, abaixo da sétima vértebra cervical',
    ['acalma tosse e chiado'],
    { cautelas: ['risco de pneumotórax'] },
  ),
  extra(
    'EX-B2',
    'Huatuojiaji',
    'Pontos paravertebrais de Hua Tuo',
    'dorso',
    'meio cun ao lado da linha média, no nível da coluna que corresponde à queixa',
    ['solta a coluna no nível escolhido'],
    { cautelas: ['inserção rasa na região torácica'] },
  ),
  extra(
    'EX-B8',
    'Shiqizhui',
    'Décima sétima vértebra',
    'lombar',
    'na linha média, abaixo da quinta vértebra lombar',
    ['alivia lombar e cólica menstrual'],
    { mediano: true, cautelas: ['evitar na gestação'] },
  ),
  extra(
    'EX-CA1',
    'Zigong',
    'Palácio do filho',
    'abdome',
    'quatro cun abaixo do umbigo, três cun para o lado da linha média',
    ['regula o útero'],
    { cautelas: ['evitar na gestação'] },
  ),
  extra(
    'EX',
    'Jianqian',
    'Frente do ombro',
    'braco',
    'na frente do ombro, a meio caminho entre o fim da prega da axila e IG15',
    ['solta o ombro'],
  ),
  extra(
    'EX-UE2',
    'Erbai',
    'Dois brancos',
    'braco',
    'no antebraço, quatro cun acima do punho, dos dois lados do tendão do meio',
    ['alivia hemorroidas'],
  ),
  extra(
    'EX-UE7',
    'Yaotongdian',
    'Pontos da dor lombar',
    'mao',
    'no dorso da mão, dois pontos entre os metacarpos, a meio caminho do punho',
    ['alivia a dor lombar aguda'],
  ),
  extra(
    'EX-UE8',
    'Luozhen',
    'Torcicolo',
    'mao',
    'no dorso da mão, entre o segundo e o terceiro metacarpos, atrás da articulação',
    ['solta a nuca travada'],
  ),
  extra('EX-UE9', 'Baxie', 'Oito perversos', 'mao', 'no dorso da mão, nas membranas entre os dedos', [
    'alivia dormência e dor dos dedos',
  ]),
  extra('EX-LE2', 'Heding', 'Topo da garça', 'perna', 'no meio da borda de cima da patela', ['solta o joelho']),
  extra('EX-LE3', 'Baichongwo', 'Ninho dos cem insetos', 'perna', 'na coxa, um cun acima de BP10', [
    'acalma a coceira',
    'expulsa o vento do Sangue',
  ]),
  extra('EX-LE5', 'Xiyan', 'Olhos do joelho', 'perna', 'nas duas depressões abaixo da patela, com o joelho dobrado', [
    'solta o joelho',
  ]),
  extra('EX-LE6', 'Dannang', 'Vesícula', 'perna', 'um a dois cun abaixo de VB34, no ponto mais sensível', [
    'alivia a Vesícula Biliar',
  ]),
  extra('EX-LE7', 'Lanwei', 'Apêndice', 'perna', 'cerca de dois cun abaixo de E36, no ponto mais sensível', [
    'alivia a dor do intestino',
  ]),
  extra('EX-LE10', 'Bafeng', 'Oito ventos', 'pe', 'no dorso do pé, nas membranas entre os dedos', [
    'alivia dormência e dor dos dedos do pé',
  ]),
];
