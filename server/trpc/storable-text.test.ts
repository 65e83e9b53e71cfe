import { describe, expect, it } from 'vitest';
import { storableText } from './storable-text.ts';

describe('storableText', () => {
  it('removes the zero character and replaces half an emoji at any depth, and keeps whole emoji', () => {
    const input = { nome: 'Ana\0 Souza', lista: ['ok 🙂', 'cortado \ud83d'], dentro: { texto: '\0' } };
    expect(storableText(input)).toEqual({
      nome: 'Ana Souza',
      lista: ['ok 🙂', 'cortado \ufffd'],
      dentro: { texto: '' },
    });
  });

  it('removes the sign with which sealed content begins, so that nobody can type any', () => {
    expect(storableText({ nome: '\u0001selado:1:x' })).toEqual({ nome: 'selado:1:x' });
  });

  it.each([[undefined], [null], [0], [true], [[]], [{}]])('leaves %j unchanged', (input) => {
    expect(storableText(input)).toEqual(input);
  });

  it('refuses an input nested so deep that reading it would overflow the stack', () => {
    const nest = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect(storableText(nest(20))).toEqual(nest(20));
    expect(() => storableText(nest(21))).toThrow('O pedido não pôde ser entendido.');
    expect(() => storableText(nest(500_000))).toThrow('O pedido não pôde ser entendido.');
  });
});
