import { hashPassword, verifyPassword } from '@meridia/server/auth/passwords.ts';
import { expect, it } from 'vitest';
import { passwords } from '../support/remembered-passwords.ts';

it('is hashed once for all accounts of the tests, and each time where a test asks for that', async () => {
  const hash = await hashPassword('Senha-Segura-2026');
  expect(await hashPassword('Senha-Segura-2026')).toBe(hash);
  expect(await hashPassword('Outra-Senha-2026')).not.toBe(hash);
  for (const remembered of [true, true, false]) {
    passwords.remembered = remembered;
    expect(await verifyPassword(hash, 'Senha-Segura-2026')).toBe(true);
    expect(await verifyPassword(hash, 'Outra-Senha-2026')).toBe(false);
  }
  const another = await hashPassword('Senha-Segura-2026');
  passwords.remembered = true;
  expect(another).not.toBe(hash);
});
