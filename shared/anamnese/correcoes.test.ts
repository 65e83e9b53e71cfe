import { describe, expect, it } from 'vitest';
import { type Correcao, correcoesOf, correcoesSchema, standingCorrecoes, withDecisao } from './correcoes.ts';

const campo = 'queixaPrincipal';

/** The correction of the sign that these words of the text say. */
function correct(texto: string, words: string, decisao: Correcao['decisao'] = 'removido'): Correcao[] {
  const inicio = texto.normalize('NFC').indexOf(words);
  const sign = { sinal: 'febre', presente: true, rotulo: 'febre', trechos: [{ inicio, fim: inicio + words.length }] };
  return withDecisao([], { campo, texto, sign, decisao });
}
const holds = (texto: string, correcoes: Correcao[]) => correcoesOf(campo, texto, correcoes).has('febre');

describe('a correction', () => {
  const correcoes = correct('Dorme mal. Tem febre à noite.', 'febre');

  it('keeps the words from the beginning of their sentence', () => {
    expect(correcoes).toMatchObject([{ trecho: 'Tem febre', decisao: 'removido' }]);
  });

  it.each([
    ['goes on', 'Dorme mal. Tem febre e calafrios.'],
    ['stands in another place', 'Tem febre à noite. Dorme mal.'],
    ['has other spaces', 'Dorme mal.\n  Tem  febre'],
    ['is in another Unicode form', 'Dorme mal. Tem febre à noite.'.normalize('NFD')],
  ])('holds while its sentence %s', (_, texto) => {
    expect(holds(texto, correcoes)).toBe(true);
  });

  it.each([
    ['are deleted', 'Dorme mal.'],
    ['are denied now', 'Dorme mal. Não tem febre à noite. não Tem febre'],
    ['become another word', 'Tem febres.'],
    ['are all gone', ''],
  ])('lapses when its words %s', (_, texto) => {
    expect(holds(texto, correcoes)).toBe(false);
  });

  it('belongs to its own field', () => {
    expect(correcoesOf('urina', 'Tem febre', correcoes).size).toBe(0);
    expect(standingCorrecoes(correcoes, (other) => (other === campo ? null : 'Tem febre'))).toEqual([]);
    expect(standingCorrecoes(correcoes, () => 'Tem febre')).toEqual(correcoes);
  });

  it('in a sentence without end keeps what stands right before its words', () => {
    const texto = `${'cansaço e sono e '.repeat(40)}tem febre alta`;
    const long = correct(texto, 'febre');
    expect(correcoesSchema.parse(long)).toEqual(long);
    expect(holds(texto, long)).toBe(true);
    expect(holds(texto.replace('tem febre', 'nega febre'), long)).toBe(false);
  });

  it('in a list that is stored in parts holds after the list is put together again', () => {
    const list = correct('tosse ,dor de cabeça,  febre', 'febre');
    expect(holds('tosse, dor de cabeça, febre', list)).toBe(true);
  });
});

describe('a newer decision', () => {
  const texto = 'Tem febre.';
  const sign = { sinal: 'febre', presente: true, rotulo: 'febre', trechos: [{ inicio: 4, fim: 9 }] };

  it('replaces the earlier one of the same sign and field only', () => {
    const other = correct('Tem febre', 'febre').map((correcao) => ({ ...correcao, campo: 'urina' }));
    const first = withDecisao(other, { campo, texto, sign, decisao: 'removido' });
    const second = withDecisao(first, { campo, texto, sign, decisao: 'negado' });
    expect(second.map((correcao) => [correcao.campo, correcao.decisao])).toEqual([
      ['urina', 'removido'],
      [campo, 'negado'],
    ]);
    expect(withDecisao(second, { campo, texto, sign, decisao: null })).toEqual(other);
  });

  it('keeps the words of the earlier one where the sign is not read now', () => {
    const first = withDecisao([], { campo, texto, sign, decisao: 'presente' });
    const unread = { ...sign, trechos: [] };
    expect(withDecisao(first, { campo, texto, sign: unread, decisao: 'negado' })).toMatchObject([
      { trecho: 'Tem febre', decisao: 'negado' },
    ]);
    expect(withDecisao([], { campo, texto, sign: unread, decisao: 'negado' })).toEqual([]);
  });

  it('never makes more than can be stored', () => {
    let correcoes: Correcao[] = [];
    for (let n = 0; n < 120; n += 1)
      correcoes = withDecisao(correcoes, { campo, texto, sign: { ...sign, sinal: `s${n}` }, decisao: 'presente' });
    expect(correcoesSchema.parse(correcoes)).toHaveLength(100);
    expect(correcoes.at(-1)?.sinal).toBe('s119');
  });
});
