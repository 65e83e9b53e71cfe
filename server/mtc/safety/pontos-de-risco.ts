// Sources: WHO, Guidelines on Basic Training and Safety in Acupuncture (1999), sections 2.1 and 5;
// Deadman, Al-Khafaji and Baker, A Manual of Acupuncture (2nd ed., 2007), cautions of each point.

const meridianosBrasileiros: Record<string, string> = {
  P: 'LU',
  IG: 'LI',
  E: 'ST',
  BP: 'SP',
  C: 'HT',
  ID: 'SI',
  B: 'BL',
  R: 'KI',
  PC: 'PC',
  CS: 'PC',
  TA: 'TE',
  VB: 'GB',
  F: 'LR',
  VG: 'GV',
  VC: 'CV',
};
const meridianosOutros: Record<string, string> = { SJ: 'TE', TB: 'TE', LV: 'LR', LIV: 'LR', DU: 'GV', REN: 'CV' };
const meridianosOms = ['LU', 'LI', 'ST', 'SP', 'HT', 'SI', 'BL', 'KI', 'PC', 'TE', 'GB', 'LR', 'GV', 'CV'];

/** 'IG 4', 'IG4', 'LI4', 'LI-4' -> 'LI4'; null for a text that is no channel point. */
export function codigoOms(codigo: string): string | null {
  const [, letras = '', numero = ''] = /^([A-Z]{1,3})[\s-]?0?(\d{1,2})$/.exec(codigo.trim().toUpperCase()) ?? [];
  const meridiano =
    meridianosBrasileiros[letras] ?? meridianosOutros[letras] ?? meridianosOms.find((nome) => nome === letras);
  return meridiano ? `${meridiano}${numero}` : null;
}

/** A code in running text. Single letters count only without a space, so that "e 36 sessões" is no point. */
export const codigoNoTexto =
  /\b(?:(?:IG|BP|ID|PC|CS|TA|VB|VG|VC|LU|LI|ST|SP|HT|SI|BL|KI|TE|SJ|GB|LR|GV|CV|DU|REN)[\s-]?|[PECBRF])\d{1,2}\b/g;

/**
 * Strong movers of Qi and Blood, the lower abdomen from the navel down, and loin and sacrum (WHO 1999, section 2.1; Betts and Budd
 * 2011; Maciocia, Obstetrics and Gynecology in Chinese Medicine, 2nd ed., 2011, for KI1, SP8 and SP10).
 */
export const pontosEvitarGestacao: ReadonlySet<string> = new Set([
  'LI4',
  'SP6',
  'SP8',
  'SP10',
  'BL60',
  'BL67',
  'GB21',
  'KI1',
  ...faixa('CV', 1, 8),
  ...faixa('ST', 25, 30),
  ...faixa('KI', 11, 16),
  ...faixa('SP', 12, 15),
  ...faixa('GB', 25, 30),
  'LR11',
  'LR12',
  ...faixa('BL', 22, 35),
  ...faixa('BL', 51, 54),
  ...faixa('GV', 1, 5),
]);

/** Extra points of the same regions, by pinyin without accents or spaces. */
export const extrasEvitarGestacao: ReadonlySet<string> = new Set([
  'zigong',
  'shiqizhui',
  'shiqizhuixia',
  'yaoqi',
  'weibao',
  'tituo',
  'baliao',
  'sanjiaojiu',
  'yaoyan',
  'yaoyi',
  'pigen',
]);

/** Upper abdomen: to be avoided from the fourth month (WHO). When the trimester is unknown, only shallow and mild needles. */
export const pontosCautelaGestacao: ReadonlySet<string> = new Set([
  ...faixa('CV', 9, 15),
  ...faixa('ST', 19, 24),
  ...faixa('KI', 17, 21),
  'SP16',
  'LR3',
  'LR13',
  'LR14',
  'GB24',
]);

/**
 * Points that no classic ban names, and that move much or open the vessel of the girdle: they may stay in a pregnancy, with a weak stimulus
 * alone (Betts and Budd 2011; Deadman 2007).
 */
export const pontosSuavesGestacao: ReadonlySet<string> = new Set(['LR3', 'GB41']);
export const extrasSuavesGestacao: ReadonlySet<string> = new Set(['bafeng', 'baxie', 'yaotongdian']);

/** Belly and loins, which are not warmed in a pregnancy. */
export const ventreELombar: ReadonlySet<string> = new Set([
  ...faixa('CV', 2, 15),
  ...faixa('ST', 19, 30),
  ...faixa('KI', 11, 21),
  ...faixa('SP', 12, 16),
  ...faixa('GB', 24, 28),
  'LR13',
  'LR14',
  ...faixa('BL', 22, 35),
  ...faixa('BL', 51, 54),
  ...faixa('GV', 1, 5),
]);

/** Over lung and pleura (WHO 1999, section 5, injury to important organs). */
export const pontosToracicos: ReadonlySet<string> = new Set([
  'LU1',
  'LU2',
  'TE15',
  ...faixa('GB', 21, 24),
  ...faixa('ST', 11, 18),
  ...faixa('KI', 22, 27),
  ...faixa('SP', 17, 21),
  ...faixa('BL', 11, 21),
  ...faixa('BL', 41, 50),
  ...faixa('SI', 12, 15),
  'PC1',
  'LR14',
  'LR13',
  ...faixa('CV', 16, 22),
]);

/** Extra points over the lungs. */
export const extrasToracicos: ReadonlySet<string> = new Set(['dingchuan', 'weiwanxiashu', 'huatuojiaji', 'jiaji']);

/** Near eye, brain stem or great vessels. */
export const pontosNobres: ReadonlySet<string> = new Set([
  'BL1',
  'ST1',
  'ST2',
  ...faixa('ST', 9, 12),
  'ST30',
  'GV15',
  'GV16',
  'GB20',
  'BL10',
  'CV22',
  'CV23',
  'HT1',
  'LI17',
  'LI18',
  'SI16',
  'SI17',
  'TE16',
  'SP11',
  'SP12',
  ...faixa('LR', 10, 12),
]);

/** Right above an artery that the finger feels. */
export const pontosSobreArteria: ReadonlySet<string> = new Set(['LU8', 'LU9', 'ST9', 'ST42', 'HT1', 'SP12', 'LR12']);

/** Never needled: nipple and private parts. */
export const pontosProibidos: ReadonlySet<string> = new Set(['ST17', 'CV1']);

/** The navel takes gentle heat and no needle. */
export const pontosSomenteMoxa: ReadonlySet<string> = new Set(['CV8']);

/** Fontanelles close in the second year; no needles in the crown of the head until school age. */
export const pontosDaFontanela: ReadonlySet<string> = new Set([
  ...faixa('GV', 17, 24),
  ...faixa('BL', 3, 9),
  ...faixa('GB', 15, 19),
]);
export const extrasDaCabeca: ReadonlySet<string> = new Set(['sishencong']);

/** Neck and the top of the shoulders. */
export const pontosDoPescoco = {
  codigos: new Set([
    ...faixa('GB', 12, 12),
    ...faixa('GB', 20, 21),
    ...faixa('BL', 10, 12),
    ...faixa('GV', 13, 16),
    ...faixa('TE', 15, 17),
    ...faixa('SI', 13, 17),
    ...faixa('LI', 16, 18),
    ...faixa('ST', 9, 11),
  ]),
  extras: new Set(['anmian', 'dingchuan', 'huatuojiaji', 'jiaji', 'bailao', 'jingbailao']),
} as const satisfies Record<string, ReadonlySet<string>>;

/** The skull, its base and the temples; the face below the eyes is not among them. */
export const pontosDaCabecaENuca = {
  codigos: new Set([
    ...faixa('GV', 15, 24),
    ...faixa('BL', 3, 10),
    ...faixa('GB', 3, 20),
    ...faixa('TE', 16, 20),
    ...faixa('TE', 22, 23),
    ...faixa('ST', 8, 8),
  ]),
  extras: new Set(['taiyang', 'sishencong', 'yintang', 'anmian']),
} as const satisfies Record<string, ReadonlySet<string>>;

/** Over the temporal artery, the scalp beside it and the muscle that chews. */
export const pontosDaArteriaTemporal: ReadonlySet<string> = new Set([
  ...faixa('ST', 5, 8),
  ...faixa('GB', 1, 8),
  ...faixa('TE', 20, 23),
]);

/** Below the navel and on the sacrum, over bladder and womb. */
export const pontosDoBaixoVentre = {
  codigos: new Set([
    ...faixa('CV', 2, 7),
    ...faixa('ST', 26, 30),
    ...faixa('KI', 11, 15),
    ...faixa('SP', 12, 14),
    'LR12',
    ...faixa('GB', 26, 28),
    ...faixa('BL', 26, 35),
    ...faixa('BL', 53, 54),
    ...faixa('GV', 1, 3),
  ]),
  extras: new Set(['zigong', 'shiqizhui', 'shiqizhuixia', 'yaoqi', 'weibao', 'tituo']),
} as const satisfies Record<string, ReadonlySet<string>>;

/** What is needled or pressed for haemorrhoids. */
export const pontosDoAnus = {
  codigos: new Set(['GV1', 'GV2', 'BL30', 'BL35', 'BL57', 'BL58']),
  extras: new Set(['erbai']),
} as const satisfies Record<string, ReadonlySet<string>>;

/** Chest, upper back, neck and head: current between any two of these points can cross heart or skull. */
export const pontosSemCorrente: ReadonlySet<string> = new Set([
  ...pontosToracicos,
  ...pontosNobres,
  ...faixa('GV', 6, 28),
  ...faixa('CV', 16, 24),
  ...faixa('BL', 1, 10),
  ...faixa('ST', 1, 9),
  ...faixa('GB', 1, 19),
  ...faixa('SI', 16, 19),
  ...faixa('TE', 16, 23),
  ...faixa('LI', 17, 20),
]);

const doBraco = [
  ...faixa('LU', 3, 11),
  ...faixa('LI', 1, 15),
  ...faixa('HT', 1, 9),
  ...faixa('SI', 1, 9),
  ...faixa('PC', 2, 9),
  ...faixa('TE', 1, 14),
];

/** Arms and legs. */
export const pontosDosMembros: ReadonlySet<string> = new Set([
  ...doBraco,
  ...faixa('ST', 31, 45),
  ...faixa('SP', 1, 11),
  ...faixa('BL', 36, 40),
  ...faixa('BL', 55, 67),
  ...faixa('KI', 1, 10),
  ...faixa('GB', 31, 44),
  ...faixa('LR', 1, 11),
]);

/** From the armpit to the fingers. */
export const pontosDoBraco: ReadonlySet<string> = new Set(doBraco);
export const extrasDoBraco: ReadonlySet<string> = new Set(['baxie', 'luozhen', 'jianqian']);

/** Shoulder, armpit and breast: they drain with the arm. */
export const pontosDoQuadranteDoBraco: ReadonlySet<string> = new Set([
  'LI16',
  ...faixa('SI', 9, 13),
  'TE15',
  'LU1',
  'LU2',
  'PC1',
  ...faixa('ST', 13, 18),
  ...faixa('SP', 17, 21),
  ...faixa('GB', 21, 23),
]);

/** From the groin to the toes. */
export const pontosDaPerna: ReadonlySet<string> = new Set(
  [...pontosDosMembros].filter((codigo) => !doBraco.includes(codigo)),
);
export const extrasDaPerna: ReadonlySet<string> = new Set([
  'bafeng',
  'xiyan',
  'neixiyan',
  'heding',
  'baichongwo',
  'dannang',
  'lanwei',
]);

/** Front of the chest, where a breast implant lies. */
export const pontosDaMama: ReadonlySet<string> = new Set([
  ...faixa('ST', 13, 18),
  ...faixa('KI', 22, 26),
  ...faixa('SP', 17, 20),
  ...faixa('GB', 22, 23),
  'PC1',
  'LU1',
]);

interface RegiaoComImplante {
  /** No heat, no current, shallow needles. */
  regiao: readonly string[];
  /** Needles here reach the joint itself (Deadman, 2007). */
  naArticulacao: readonly string[];
}

/** Points beside a replaced joint or metal, by part of the body. */
export const regioesComImplante = {
  joelho: {
    regiao: [
      'ST34',
      'ST35',
      'ST36',
      'SP9',
      'SP10',
      'GB33',
      'GB34',
      'LR7',
      'LR8',
      'BL39',
      'BL40',
      'KI10',
      'heding',
      'xiyan',
      'neixiyan',
    ],
    naArticulacao: ['ST35', 'xiyan', 'neixiyan', 'heding', 'GB33', 'LR8'],
  },
  quadril: {
    regiao: ['GB29', 'GB30', 'GB31', 'BL36', 'BL53', 'BL54', 'ST31', 'SP12', 'LR11', 'LR12'],
    naArticulacao: ['GB29', 'GB30'],
  },
  ombro: {
    regiao: [
      'LI14',
      'LI15',
      'LI16',
      'TE13',
      'TE14',
      'SI9',
      'SI10',
      'HT1',
      'LU1',
      'LU2',
      'ST12',
      'ST13',
      'GB21',
      'jianqian',
    ],
    naArticulacao: ['LI15', 'TE14', 'SI9', 'jianqian'],
  },
  cotovelo: {
    regiao: ['LI10', 'LI11', 'LI12', 'LU5', 'PC3', 'HT3', 'SI8', 'TE10'],
    naArticulacao: ['SI8', 'TE10'],
  },
  punho: {
    regiao: [
      ...faixa('LU', 7, 10),
      ...faixa('LI', 3, 6),
      ...faixa('TE', 3, 6),
      ...faixa('HT', 4, 8),
      'PC6',
      'PC7',
      'PC8',
      ...faixa('SI', 3, 6),
      'baxie',
    ],
    naArticulacao: ['LI5', 'TE4', 'SI5', 'PC7'],
  },
  tornozelo: {
    regiao: ['SP5', 'ST41', 'LR4', 'GB39', 'GB40', 'BL60', 'BL61', 'BL62', ...faixa('KI', 3, 7), 'bafeng'],
    naArticulacao: ['ST41', 'GB40', 'SP5', 'LR4'],
  },
  perna: {
    regiao: [
      ...faixa('ST', 32, 40),
      ...faixa('SP', 6, 11),
      ...faixa('GB', 31, 39),
      ...faixa('LR', 5, 9),
      ...faixa('BL', 37, 40),
      ...faixa('BL', 55, 59),
      ...faixa('KI', 7, 10),
    ],
    naArticulacao: [],
  },
  coluna: {
    regiao: [...faixa('GV', 2, 14), ...faixa('BL', 11, 35), 'jiaji', 'huatuojiaji', 'shiqizhui'],
    naArticulacao: ['jiaji', 'huatuojiaji', 'shiqizhui'],
  },
} as const satisfies Record<string, RegiaoComImplante>;

/** Below the ankle: a diabetic may not feel a burn there, and it heals badly. */
export const pontosDosPes: ReadonlySet<string> = new Set([
  ...faixa('ST', 41, 45),
  ...faixa('SP', 1, 5),
  ...faixa('BL', 60, 67),
  ...faixa('KI', 1, 6),
  ...faixa('GB', 40, 44),
  ...faixa('LR', 1, 4),
]);
export const extrasDosPes: ReadonlySet<string> = new Set(['bafeng']);

/** Over liver and spleen (WHO 1999, section 5.2; Deadman, cautions of LR-13, LR-14, GB-24 and ST-19): out when they are enlarged. */
export const pontosSobreFigadoEBaco: ReadonlySet<string> = new Set([
  'LR13',
  'LR14',
  'GB24',
  'GB25',
  ...faixa('ST', 19, 21),
  ...faixa('KI', 19, 21),
  'SP15',
  'SP16',
  'CV14',
  'CV15',
]);

/** Beside them, where an enlarged organ may reach. */
export const pontosJuntoAFigadoEBaco: ReadonlySet<string> = new Set([
  ...faixa('CV', 10, 13),
  ...faixa('ST', 22, 25),
  ...faixa('KI', 17, 18),
  ...faixa('BL', 17, 22),
  ...faixa('BL', 46, 51),
]);

function faixa(meridiano: string, primeiro: number, ultimo: number): string[] {
  return Array.from({ length: ultimo - primeiro + 1 }, (_, index) => `${meridiano}${primeiro + index}`);
}
