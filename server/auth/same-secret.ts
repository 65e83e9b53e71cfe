import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. The digests are compared, because this comparison needs equal lengths. */
export function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
