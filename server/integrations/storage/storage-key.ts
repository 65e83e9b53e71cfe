import { createHash } from 'node:crypto';

const keyPattern = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*(?:\.[A-Za-z0-9-]+)+$/;

export function isStorageKey(text: string): boolean {
  return keyPattern.test(text);
}

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** SHA-256 of a key in hex: the name of its file outside this machine. PostgreSQL calculates the same (drizzle/schema/key-digest.ts). */
export function digestOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
