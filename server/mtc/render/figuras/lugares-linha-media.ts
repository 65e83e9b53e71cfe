// Sources of the places: WHO Standard Acupuncture Point Locations in the Western Pacific Region (2008); Focks, Atlas of Acupuncture
// (2008), for the extra points. In cun, on our own drawing.
import { abaixoDe, espacoIntercostal, type Lugar, noCorpo, numerar } from './lugares.ts';

const f = noCorpo('frente');
const c = noCorpo('costas');

const atras = (alturas: readonly number[]) => alturas.map((altura) => c.em(0, altura));
const naFrente = (alturas: readonly number[]) => alturas.map((altura) => f.em(0, altura));

/** The points of the two midline vessels, and the extra points that have a single place. */
export const lugaresDaLinhaMedia: [string, Lugar][] = [
  ...numerar('VG', [
    ...atras([37.7, 36.8, abaixoDe('L4'), abaixoDe('L2'), abaixoDe('L1')]),
    ...atras([abaixoDe('T11'), abaixoDe('T10'), abaixoDe('T9'), abaixoDe('T7'), abaixoDe('T6'), abaixoDe('T5')]),
    ...atras([abaixoDe('T3'), abaixoDe('T1'), 12.7, 9.2, 8.6, 7, 5.3, 3.6, 0.7]),
    ...naFrente([0.4, 0.8, 1.15, 1.45, 7.15, 7.75, 8.1, 8.3]),
  ]),
  ...numerar('VC', [
    ...naFrente([35.2, 34, 33, 32, 31, 30.5, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21]),
    ...[4, 3, 2, 1].map((espaco) => f.em(0, espacoIntercostal(espaco))),
    ...naFrente([13.4, 12.4, 10.9, 9.3]),
  ]),
  ['Sishencong', f.em(0, 0.7)],
  ['Yintang', f.em(0, 4.3)],
  ['Yuyao', f.em(1.5, 4.1)],
  ['Taiyang', f.em(2.8, 4.8)],
  ['Bitong', f.em(0.6, 6.8)],
  ['Anmian', c.em(2.4, 8.3)],
  ['Jingbailao', c.em(1, 10.9)],
  ['Dingchuan', c.em(0.5, 12.7)],
  ['Weiwanxiashu', c.em(1.5, abaixoDe('T8'))],
  ['Yaoyan', c.em(3.5, abaixoDe('L4'))],
  ['Shiqizhui', c.em(0, abaixoDe('L5'))],
  ['Zigong', f.em(3, 33)],
  ['Jianqian', f.em(7.9, 16.4)],
  ['Erbai', f.antebraco(4, 0.2)],
  ['Yaotongdian', c.mao(0.2, 2.2)],
  ['Luozhen', c.mao(0.55, 3)],
  ['Baxie', c.mao(0.25, 4.8)],
  ['Heding', f.coxa(0, 0)],
  ['Baichongwo', f.coxa(3, -0.55)],
  ['Xiyan', f.perna(16, -0.4)],
  ['Neixiyan', f.perna(16, -0.4)],
  ['Dannang', f.perna(12.8, 0.85)],
  ['Lanwei', f.perna(11, 0.45)],
  ['Bafeng', f.pe(0.6, 3.8)],
];
