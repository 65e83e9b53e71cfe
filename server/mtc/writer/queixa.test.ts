import { expect, it } from 'vitest';
import { citar, comoLinha, isEscritaCrua, primeirasFalas } from './queixa.ts';

it('writes a list as one line, without its dashes', () => {
  expect(comoLinha('- dor no corpo\n- pior com frio.\n1) cansaço')).toBe('dor no corpo; pior com frio. cansaço');
});

it.each([
  ['soluço há dois dias.', 'soluço há dois dias'],
  ['oii td bem? entao resumindo rs, cansaço absurdo desde janeiro', 'cansaço absurdo desde janeiro'],
  [
    'Dor no joelho há cinco anos, pior na escada e no frio do inverno. Amanhece duro e demora uns quinze minutos.',
    'Dor no joelho há cinco anos, pior na escada e no frio do inverno',
  ],
  [
    'Grávida de 30 semanas. Azia toda noite e pernas inchadas no fim do dia. Dor na lombar do lado direito em pé.',
    'Grávida de 30 semanas. Azia toda noite e pernas inchadas no fim do dia',
  ],
  [
    'ela tem dor de barriga quase todo dia antes da escola, em volta do umbigo, que passa quando fica em casa com a avó',
    'ela tem dor de barriga quase todo dia antes da escola, em volta do umbigo…',
  ],
])('quotes the first statements of "%s"', (queixa, falas) => {
  expect(primeirasFalas(queixa)).toBe(falas);
});

it('quotes nothing that a rule on words would take out, and no quotes within quotes', () => {
  expect(primeirasFalas('Quer a cura garantida do câncer')).toBe('');
  expect(citar('sente um "nó"')).toBe('“sente um ’nó’”');
});

it.each([
  ['plaquas vermelha q descama e coça quando esqunta', true],
  ['tou com azia tbm', true],
  ['Dor no joelho direito ao descer escada', false],
  ['Cefaleia bilat., piora à tarde', false],
])('%s is roughly written: %s', (falas, crua) => {
  expect(isEscritaCrua(falas)).toBe(crua);
});
