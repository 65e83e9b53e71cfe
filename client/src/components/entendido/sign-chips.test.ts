import { type Correcao, correcoesOf, withDecisao } from '@meridia/shared/anamnese/correcoes.ts';
import { describe, expect, it } from 'vitest';
import { nameOf, signChips, standingStretches } from './sign-chips.ts';

const texto = 'Insônia. Nega febre.';
const insonia = { sinal: 'insonia', presente: true, rotulo: 'insônia', trechos: [{ inicio: 0, fim: 7 }] };
const febre = { sinal: 'febre', presente: false, rotulo: 'febre', trechos: [{ inicio: 9, fim: 19 }] };

const decided = (sign: typeof insonia, decisao: Correcao['decisao']) =>
  correcoesOf('urina', texto, withDecisao([], { campo: 'urina', texto, sign, decisao }));
const shown = (...args: Parameters<typeof signChips>) => signChips(...args).map((chip) => [nameOf(chip), chip.state]);

describe('the chips of a text', () => {
  it('say what was read, denied signs as denied', () => {
    expect(shown([insonia, febre], new Map())).toEqual([
      ['insônia', 'lido'],
      ['não: febre', 'lido'],
    ]);
  });

  it('show what the therapist said', () => {
    const read = [insonia, febre];
    expect(shown(read, decided(febre, 'negado'))[1]).toEqual(['não: febre', 'confirmado']);
    expect(shown(read, decided(febre, 'presente'))[1]).toEqual(['febre', 'virado']);
    expect(shown(read, decided(febre, 'removido'))[1]).toEqual(['não: febre', 'removido']);
  });

  it('keep what she said while nothing is read', () => {
    expect(shown([], decided(febre, 'negado'))).toEqual([['não: febre', 'confirmado']]);
    expect(shown([insonia], decided(febre, 'removido'))).toEqual([
      ['insônia', 'lido'],
      ['febre', 'removido'],
    ]);
  });
});

describe('words that were not understood', () => {
  const read = 'dor xpto e zzyx';
  const stretches = [
    { inicio: 4, fim: 8 },
    { inicio: 11, fim: 15 },
  ];

  it('stay marked while the text goes on, up to the first change', () => {
    expect(standingStretches(`${read} hoje`, read, stretches)).toEqual(stretches);
    expect(standingStretches('dor xpto, zzyx', read, stretches)).toEqual([stretches[0]]);
    expect(standingStretches('', read, stretches)).toEqual([]);
  });

  it('are not marked in a text whose letters are counted otherwise', () => {
    expect(standingStretches('pé xpto'.normalize('NFD'), 'pé xpto', [{ inicio: 3, fim: 7 }])).toEqual([]);
  });
});
