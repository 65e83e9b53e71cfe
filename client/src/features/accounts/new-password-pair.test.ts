import { describe, expect, it } from 'vitest';
import { missingOfPair } from './new-password-pair.tsx';

describe('a new password typed twice', () => {
  it('may be sent when it meets the rules and both are the same', () => {
    expect(missingOfPair({ password: 'Senha-Segura-2026', confirmation: 'Senha-Segura-2026' })).toBeNull();
  });

  it('names the rules before the confirmation', () => {
    expect(missingOfPair({ password: 'curta', confirmation: 'outra' })).toBe('rules');
    expect(missingOfPair({ password: 'curta', confirmation: 'curta' })).toBe('rules');
    expect(missingOfPair({ password: 'Senha-Segura-2026', confirmation: 'Senha-Segura-202' })).toBe('confirmation');
  });
});
