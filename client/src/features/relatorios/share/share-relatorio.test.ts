import { describe, expect, it } from 'vitest';
import { chatUrl, shareTitle } from './share-relatorio.ts';

describe('sharing a report', () => {
  it('names the product and the client', () => {
    expect(shareTitle('Ana Conceição')).toBe('Diagnóstico MeridIA – Ana Conceição');
  });

  it('keeps text and address unchanged in the chat link', () => {
    const link = new URL(chatUrl('Diagnóstico – Zoë & Cia #1', 'https://meridia.app.br/resultado/7?a=1&b=2'));
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    expect(link.searchParams.get('text')).toBe(
      'Diagnóstico – Zoë & Cia #1\nhttps://meridia.app.br/resultado/7?a=1&b=2',
    );
  });
});
