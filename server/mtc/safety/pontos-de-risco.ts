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

/** 'IG 4', 'IG4', 'LI4', 'LI-4' -> 'LI4'; null for anything that is not a channel point. */
export function codigoOms(codigo: string): string | null {
  const [, letras = '', numero = ''] = /^([A-Z]{1,3})[\s-]?0?(\d{1,2})$/.exec(codigo.trim().toUpperCase()) ?? [];
  const meridiano =
    meridianosBrasileiros[letras] ?? meridianosOutros[letras] ?? meridianosOms.find((nome) => nome === letras);
  return meridiano ? `${meridiano}${numero}` : null;
}

/** A code as it stands in running text; single letters only without a space, so that "e 36 sessões" is no point. */
export const codigoNoTexto =
  /\b(?:(?:IG|BP|ID|PC|CS|TA|VB|VG|VC|LU|LI|ST|SP|HT|SI|BL|KI|TE|SJ|GB|LR|GV|CV|DU|REN)[\s-]?|[PECBRF])\d{1,2}\b/g;

/** Strong movers of Qi and Blood, and everything below the navel and over loin and sacrum. */
export const pontosEvitarGestacao: ReadonlySet<string> = new Set([
  'LI4',
  'SP6',
  'BL60',
  'BL67',
  'GB21',
  ...faixa('CV', 2, 7),
  ...faixa('ST', 25, 30),
  ...faixa('KI', 11, 16),
  ...faixa('SP', 12, 15),
  ...faixa('GB', 26, 30),
  ...faixa('BL', 25, 35),
  'BL53',
  'BL54',
  ...faixa('GV', 2, 4),
]);

/** Named extra points of the same regions, by pinyin without accents or spaces. */
export const extrasEvitarGestacao: ReadonlySet<string> = new Set([
  'zigong',
  'shiqizhui',
  'shiqizhuixia',
  'yaoqi',
  'weibao',
  'tituo',
  'baliao',
  'sanjiaojiu',
]);

/** Upper abdomen: to be avoided from the fourth month (WHO), so with an unknown trimester only shallow and mild. */
export const pontosCautelaGestacao: ReadonlySet<string> = new Set([
  ...faixa('CV', 8, 15),
  ...faixa('ST', 19, 24),
  ...faixa('KI', 17, 21),
  'SP16',
  'LR13',
  'LR14',
  'GB24',
  'GB25',
]);

/** Over lung and pleura (WHO 1999, section 5, injury to important organs). */
export const pontosToracicos: ReadonlySet<string> = new Set([
  'LU1',
  'LU2',
  'GB21',
  ...faixa('GB', 22, 24),
  ...faixa('ST', 11, 18),
  ...faixa('KI', 22, 27),
  ...faixa('SP', 17, 21),
  ...faixa('BL', 11, 21),
  ...faixa('BL', 41, 50),
  ...faixa('SI', 13, 15),
  'PC1',
  'LR14',
  'LR13',
  ...faixa('CV', 16, 22),
]);

/** Near eye, brain stem or great vessels. */
export const pontosNobres: ReadonlySet<string> = new Set([
  'BL1',
  'ST1',
  'ST9',
  'GV15',
  'GV16',
  'GB20',
  'BL10',
  'CV22',
  'CV23',
  'HT1',
  'LI17',
  'LI18',
]);

function faixa(meridiano: string, primeiro: number, ultimo: number): string[] {
  return Array.from({ length: ultimo - primeiro + 1 }, (_, index) => `${meridiano}${primeiro + index}`);
}
