import { describe, expect, it } from 'vitest';
import { missingOfPair } from './new-password-pair.tsx';

describe('a new password typed twice', () => {
  it('may be sent when it meets the rules and both are the same', () => {
    expect(missingOfPair({ password: 'Senha-Segura-2026', confirmation: 'Senha-Segura-2026' }, [])).toBeNull();
  });

  it('must not consist of words that are easy to guess or of facts about its owner', () => {
    const twice = (password: string) => ({ password, confirmation: password });
    expect(missingOfPair(twice('Flamengo@2024'), [])).toBe('rules');
    expect(missingOfPair(twice('Quaresma@Nogueira-9'), [])).toBeNull();
    expect(missingOfPair(twice('Quaresma@Nogueira-9'), ['Rita Quaresma', 'nogueira@example.com'])).toBe('rules');
  });

  it('reports a broken rule before a wrong confirmation', () => {
    expect(missingOfPair({ password: 'curta', confirmation: 'outra' }, [])).toBe('rules');
    expect(missingOfPair({ password: 'curta', confirmation: 'curta' }, [])).toBe('rules');
    expect(missingOfPair({ password: 'Senha-Segura-2026', confirmation: 'Senha-Segura-202' }, [])).toBe('confirmation');
  });
});
