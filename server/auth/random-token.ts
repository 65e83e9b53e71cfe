import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps in its place: random enough that nothing slower than SHA-256 is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
