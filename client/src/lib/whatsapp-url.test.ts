import { describe, expect, it } from 'vitest';
import { whatsappUrl } from './whatsapp-url.ts';

describe('the chat with a client', () => {
  it.each([
    ['(11) 98888-7777', 'https://wa.me/5511988887777'],
    ['011 98888-7777', 'https://wa.me/5511988887777'],
    ['+55 11 98888-7777', 'https://wa.me/5511988887777'],
    ['+351 912 345 678', 'https://wa.me/351912345678'],
  ])('has the number %s', (telefone, url) => {
    expect(whatsappUrl(telefone)).toBe(url);
  });

  it.each(['', '8888-7777', 'não tem'])('does not exist for %j', (telefone) => {
    expect(whatsappUrl(telefone)).toBeNull();
  });
});
