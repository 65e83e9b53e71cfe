import { describe, expect, it } from 'vitest';
import { chatUrl, shareTitle } from './share-relatorio.ts';

describe('sharing a report', () => {
  it('names the product and the client', () => {
    expect(shareTitle('Ana Conceição')).toBe('Avaliação energética MeridIA – Ana Conceição');
  });

  it('keeps text and address unchanged in the chat link', () => {
    const link = new URL(chatUrl('', 'Diagnóstico – Zoë & Cia #1', 'https://meridia.app.br/resultado/7?a=1&b=2'));
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    expect(link.searchParams.get('text')).toBe(
      'Diagnóstico – Zoë & Cia #1\nhttps://meridia.app.br/resultado/7?a=1&b=2',
    );
  });

  it('opens the chat with the client where the number is known', () => {
    expect(chatUrl('(11) 98888-7777', 'Carta', 'https://meridia.app.br/r/x')).toMatch(
      /^https:\/\/wa\.me\/5511988887777\?text=/,
    );
  });
});
