import { randomInt } from 'node:crypto';
import { hashToken } from './random-token.ts';

/** What an authenticator app needs to make codes (TOTP, RFC 6238: SHA-1, six digits, 30 s, which is what all of them speak). */
export interface Authenticator {
  /** Base32. */
  secret: string;
  /** otpauth:// address, for the QR code. */
  uri: string;
}

export async function newAuthenticator(issuer: string, label: string): Promise<Authenticator> {
  const { generateSecret, generateURI } = await loadLibrary();
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}

/**
 * The time step a code belongs to, for refusing it the second time; null when it is wrong. Clocks may differ by one step either way.
 * @param now seconds since 1970
 */
export async function timeStepOf(secret: string, code: string, now = Date.now() / 1000): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const { verify } = await loadLibrary();
  const result = await verify({ secret, token: code, epoch: Math.floor(now), epochTolerance: 30 });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

// No I, L, O, U: read from paper, typed by hand.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code for the drawer, 80 bits: `XXXX-XXXX-XXXX-XXXX`. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

/** @param code with or without its hyphens */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.replaceAll('-', ''));
}

// Most sign-ins need none of it.
function loadLibrary() {
  return import('otplib');
}
