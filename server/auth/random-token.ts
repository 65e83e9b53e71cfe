import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores. The token is so random that the fast SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
