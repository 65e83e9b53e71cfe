import { describe, expect, it } from 'vitest';
import { storableText } from './storable-text.ts';

describe('storableText', () => {
  it('takes out the zero character and half an emoji at any depth, and leaves whole ones', () => {
    const input = { nome: 'Ana\0 Souza', lista: ['ok 🙂', 'cortado \ud83d'], dentro: { texto: '\0' } };
    expect(storableText(input)).toEqual({
      nome: 'Ana Souza',
      lista: ['ok 🙂', 'cortado \ufffd'],
      dentro: { texto: '' },
    });
  });

  it.each([[undefined], [null], [0], [true], [[]], [{}]])('leaves %j as it is', (input) => {
    expect(storableText(input)).toEqual(input);
  });
});
