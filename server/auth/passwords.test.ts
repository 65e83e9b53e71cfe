import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is hashed with the memory that OWASP advises and ten passes, and each time differently', async () => {
    const [one, other] = await Promise.all([hashPassword('Senha-Segura-2026'), hashPassword('Senha-Segura-2026')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=10,p=1\$/);
    expect(other).not.toBe(one);
    expect(isOutdated(one)).toBe(false);
  });

  it('is proved by itself alone, however its letters are encoded', async () => {
    const hash = await hashPassword('Coração-2026'.normalize('NFD'));
    expect(await verifyPassword(hash, 'Coração-2026'.normalize('NFC'))).toBe(true);
    expect(await verifyPassword(hash, 'Coracao-2026')).toBe(false);
  });
});
