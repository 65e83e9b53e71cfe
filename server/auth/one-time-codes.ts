import { randomInt } from 'node:crypto';
import { hashToken } from './random-token.ts';

/** The data that an authenticator app needs (TOTP, RFC 6238: SHA-1, six digits, 30 s, which all apps support). */
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
 * The time step to which a code belongs, so that a second use can be refused; null for a wrong code. Clocks may differ by one step.
 * @param now seconds since 1970
 */
export async function timeStepOf(secret: string, code: string, now = Date.now() / 1000): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const { verify } = await loadLibrary();
  const result = await verify({ secret, token: code, epoch: Math.floor(now), epochTolerance: 30 });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

// Without I, L, O and U, because people read the code from paper and type it.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A recovery code that people keep on paper, 80 bits: `XXXX-XXXX-XXXX-XXXX`. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

/** @param code with or without its hyphens */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.replaceAll('-', ''));
}

// Loaded on demand, because most sign-ins do not need it.
function loadLibrary() {
  return import('otplib');
}
