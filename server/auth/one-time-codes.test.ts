import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newAuthenticator, newRecoveryCode, timeStepOf } from './one-time-codes.ts';

// RFC 6238, appendix B: the ASCII secret "12345678901234567890", SHA-1. The appendix has eight digits; these are the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is known at second %i as the standard says', async (now, code) => {
    expect(await timeStepOf(secret, code, now)).toBe(Math.floor(now / 30));
  });

  it('is accepted one step before and after its time and returns its own step; two steps away it is wrong', async () => {
    const step = Math.floor(1_234_567_890 / 30);
    for (const [offset, expected] of [
      [-60, null],
      [-30, step],
      [30, step],
      [60, null],
    ] as const) {
      expect(await timeStepOf(secret, '005924', 1_234_567_890 + offset)).toBe(expected);
    }
  });

  it.each(['', '00592', '0059240', '00592a', 'XXXXXXXXXXXXXXXX'])('is not %o', async (code) => {
    expect(await timeStepOf(secret, code, 1_234_567_890)).toBeNull();
  });
});

describe('a new authenticator', () => {
  it('has a secret of 160 bits and names product and person', async () => {
    const { secret: made, uri } = await newAuthenticator('MeridIA', 'ana@example.com');
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/MeridIA:ana(%40|@)example\.com\?/);
    expect(uri).toContain(`secret=${made}`);
  });
});

describe('a recovery code', () => {
  it('is readable, unique, and valid without hyphens', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    expect(new Set(codes).size).toBe(200);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    const [code = ''] = codes;
    expect(hashRecoveryCode(code.replaceAll('-', ''))).toBe(hashRecoveryCode(code));
  });
});
