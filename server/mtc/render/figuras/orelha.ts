// Our own drawing of a right ear, seen from the side, with the zones of the Chinese school: GB/T 13734-2008, Nomenclature and
// Location of Auricular Points. Unit: drawing units of mapa-orelha.tsx; the face is on the left.
import { curva, type Par, pares } from './tracado.ts';

/** The outer edge: from above the tragus over the helix and down around the lobe. */
export const contornoOrelha: readonly Par[] = pares(
  '64 146, 56 122, 50 92, 56 58, 82 28, 122 16, 162 27, 190 60, 198 104, 192 150, 178 190, 166 222, 158 252, 140 282, 110 296, 84 286, 72 262, 69 238, 66 214, 72 196, 62 172',
);

const tragoEIncisura: readonly Par[] = pares(
  '64 146, 78 152, 88 164, 90 176, 84 188, 82 199, 89 209, 101 209, 112 201, 123 197, 131 190',
);
const raizEHelice: readonly Par[] = pares(
  '124 150, 108 150, 92 143, 78 130, 70 106, 74 76, 94 50, 124 40, 152 48, 172 74, 179 108, 174 150, 164 180, 154 204',
);
/** From the antitragus up the body of the antihelix, over the lower crus to the front. */
const antiHelicePorDentro: readonly Par[] = pares('131 190, 139 172, 141 152, 135 130, 118 115, 98 110, 74 110');
/** Between the crura: the triangular fossa. */
const fossaTriangular: readonly Par[] = pares('76 96, 98 97, 120 100, 132 104, 128 88, 118 68, 108 54');
const antiHelicePorFora: readonly Par[] = pares('136 204, 148 194, 158 174, 161 148, 156 118, 147 90, 138 66, 132 50');
const canal: readonly Par[] = pares('90 162, 96 168, 96 177, 91 183');

export const linhasDaOrelha: readonly string[] = [
  curva(tragoEIncisura),
  curva(raizEHelice),
  curva(antiHelicePorDentro),
  curva(fossaTriangular),
  curva(antiHelicePorFora),
  curva(canal),
];

/** The middle of each zone. */
export const zonas: Readonly<Record<string, Par>> = {
  HX1: [100, 147],
  HX2: [72, 121],
  HX3: [63, 108],
  HX4: [62, 92],
  HX5: [66, 70],
  HX6: [92, 36],
  'HX6,7i': [118, 25],
  HX7: [136, 29],
  HX8: [174, 52],
  HX9: [188, 84],
  HX10: [188, 126],
  HX11: [180, 162],
  HX12: [167, 196],
  SF1: [147, 58],
  'SF1,2i': [155, 71],
  SF2: [159, 82],
  SF3: [166, 104],
  SF4: [170, 122],
  'SF4,5': [170, 134],
  SF5: [169, 148],
  SF6: [162, 176],
  AH1: [115, 52],
  AH2: [128, 56],
  AH3: [126, 68],
  AH4: [132, 78],
  AH5: [140, 96],
  AH6: [98, 104],
  AH6a: [76, 103],
  AH7: [122, 108],
  AH8: [140, 120],
  AH9: [153, 122],
  AH10: [144, 142],
  AH11: [156, 148],
  AH12: [143, 168],
  AH13: [153, 178],
  TF1: [104, 62],
  TF2: [85, 84],
  TF3: [103, 84],
  TF4: [118, 82],
  TF5: [122, 94],
  TG1u: [70, 148],
  TG1: [71, 156],
  'TG1,2i': [76, 171],
  TG2: [76, 186],
  TG1p: [80, 157],
  TG2p: [84, 184],
  TG3: [86, 168],
  TG4: [86, 178],
  AT1: [96, 214],
  'AT1,2,4i': [107, 207],
  AT2: [111, 209],
  'AT2,3,4i': [121, 203],
  AT3: [126, 201],
  AT4: [114, 199],
  'AT3,4i': [136, 192],
  CO1: [84, 150],
  CO2: [98, 156],
  CO3: [110, 157],
  CO4: [128, 151],
  CO5: [115, 143],
  CO6: [103, 138],
  'CO6,7i': [97, 134],
  'CO6,10i': [107, 131],
  CO7: [91, 131],
  CO8: [81, 118],
  CO9: [94, 119],
  'CO9,10i': [102, 121],
  CO10: [110, 124],
  CO11: [121, 130],
  CO12: [131, 141],
  CO13: [130, 163],
  CO14: [116, 182],
  CO15: [113, 172],
  CO16: [102, 171],
  CO17: [101, 190],
  CO18: [93, 202],
  LO1: [84, 226],
  LO2: [108, 226],
  LO3: [137, 224],
  LO4: [85, 248],
  LO5: [109, 248],
  LO6: [132, 248],
  'LO5,6i': [121, 256],
  'LO7,8,9': [108, 268],
  LO7: [90, 270],
  LO8: [108, 273],
  LO9: [126, 266],
};
