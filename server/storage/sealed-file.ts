import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { OwnError } from '../own-error.ts';

/** The first bytes of every sealed file. No picture begins with them. */
const mark = Buffer.from('MeridIA\u0001');
const idBytes = 16;
const ivBytes = 12;
const tagBytes = 16;
const ivAt = mark.length + idBytes;
const tagAt = ivAt + ivBytes;
const bodyAt = tagAt + tagBytes;

export interface DataKey {
  /** A UUID. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/**
 * Seals a file with AES-256-GCM. Mark, key and storage key are bound to it: in another place, or as a file of another key, it does not open.
 * A key seals at most 2^32 files, because the nonce is random (NIST SP 800-38D, 8.3).
 */
export function sealFile({ id, key }: DataKey, storageKey: string, bytes: Buffer): Buffer {
  const head = Buffer.concat([mark, Buffer.from(id.replaceAll('-', ''), 'hex')]);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(head, storageKey));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([head, iv, cipher.getAuthTag(), body]);
}

/** The id of the data key that sealed a file; null for a file that is not sealed. */
export function keyIdOf(file: Buffer): string | null {
  if (file.length < bodyAt || !file.subarray(0, mark.length).equals(mark)) return null;
  const id = file.subarray(mark.length, ivAt).toString('hex');
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** @throws OwnError when one byte of the file has changed, or it was sealed for another place */
export function openFile(key: Buffer, storageKey: string, file: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, file.subarray(ivAt, tagAt), { authTagLength: tagBytes })
    .setAAD(boundTo(file.subarray(0, ivAt), storageKey))
    .setAuthTag(file.subarray(tagAt, bodyAt));
  try {
    return Buffer.concat([decipher.update(file.subarray(bodyAt)), decipher.final()]);
  } catch (cause) {
    throw new OwnError('a sealed file does not open: it was changed, or lies in the place of another', { cause });
  }
}

function boundTo(head: Buffer, storageKey: string): Buffer {
  return Buffer.concat([head, Buffer.from(storageKey)]);
}
