// The medicines of the table that several rules ask for, by what they are given for or do.
import { classesDoNome, nomesDe } from '../catalog/remedios.ts';

const sem = (nomes: ReadonlySet<string>, menos: ReadonlySet<string>) =>
  new Set([...nomes].filter((nome) => !menos.has(nome)));

export const nomesDeAntiInflamatorio = nomesDe(['antiInflamatorio']);
export const nomesDeSedativo = nomesDe(['benzodiazepinico', 'hipnotico']);
export const nomesDeZolpidem = nomesDe([], ['zolpidem']);
export const nomesDeSerotonina = nomesDe(['isrs', 'irsn']);
export const nomesDeVarfarina = nomesDe([], ['varfarina', 'femprocumona', 'acenocumarol']);
/** What makes the sugar fall by itself. */
export const nomesQueBaixamOAcucar = nomesDe(['insulina', 'sulfonilureia']);
export const nomesQueBaixamAPressao = nomesDe([
  'ieca',
  'bra',
  'sacubitril',
  'betabloqueador',
  'bloqueadorDeCalcio',
  'tiazida',
  'furosemida',
  'poupaPotassio',
  'antihipertensivoCentral',
  'vasodilatador',
  'alfabloqueador',
]);
export const nomesDeCorticoide = nomesDe(['corticoide']);
/** Swallowed, or injected to last for weeks; what is also a cream or a drop only beside its form. */
export const nomesDeCorticoideDeBoca = nomesDe(
  [],
  ['prednisona', 'prednisolona', 'deflazacorte', 'metilprednisolona', 'fludrocortisona'],
);
/** Against a cancer; not what is given as often for joints, the blood, the eye or the skin. */
export const nomesDeQuimioterapia = sem(
  nomesDe(['quimioterapico']),
  nomesDe(
    [],
    [
      'ciclofosfamida',
      'hidroxiureia',
      'mercaptopurina',
      'talidomida',
      'bevacizumabe',
      'imatinibe',
      'ruxolitinibe',
      'bleomicina',
    ],
  ),
);
/** What dulls breath and attention beside alcohol. */
export const nomesQueSomamAoAlcool = nomesDe(
  [
    'benzodiazepinico',
    'hipnotico',
    'opioide',
    'gabapentina',
    'canabidiol',
    'triciclico',
    'mirtazapina',
    'trazodona',
    'relaxante',
  ],
  ['quetiapina', 'olanzapina', 'clozapina', 'levomepromazina', 'fenobarbital', 'hidroxizina', 'prometazina'],
);
/** What nobody prescribes for long, or what may be left at any time without harm. */
const deUsoLivre = nomesDe([
  'cafeina',
  'laxante',
  'analgesico',
  'antiInflamatorio',
  'buscopan',
  'antihistaminicoAntigo',
  'antihistaminicoNovo',
  'erecao',
  'diosmina',
  'triptano',
  'ergotamina',
  'ferro',
  'descongestionante',
  'isometepteno',
  'dextrometorfano',
  'antiparasitario',
  'corticoideNasal',
  'androgenio',
]);
export const nomesDeReceita = sem(new Set(classesDoNome.keys()), deUsoLivre);
