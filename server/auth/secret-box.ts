import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { OwnError } from '../own-error.ts';

const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** Encrypts secrets that the server must read again, so that the database alone does not reveal them. */
export interface SecretBox {
  /** @param place names the row of the text. A sealed text that was moved into another row does not open. */
  seal(text: string, place: string): Promise<string>;
  /** @throws Error when the text was sealed with another key or for another place, or was changed. Without the key nobody can open it. */
  open(sealed: string, place: string): Promise<string>;
  /** A keyed hash, always the same for the same text. Without the key nobody can test which text it belongs to. */
  mark(text: string, purpose: string): Promise<string>;
}

/** AES-256-GCM with SECRET_KEY. Without that setting, it makes a key once and stores it beside the data. */
export function createSecretBox(config: Pick<Config, 'SECRET_KEY' | 'secretKeyFile'>): SecretBox {
  let loading: Promise<Buffer> | undefined;
  const key = async () => {
    loading ??= config.SECRET_KEY
      ? Promise.resolve(Buffer.from(config.SECRET_KEY, 'base64'))
      : readOrMakeKey(config.secretKeyFile);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const ofPurpose = new Map<string, Buffer>();
  return {
    async seal(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', await key(), iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    async open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', await key(), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      }).setAAD(Buffer.from(place));
      try {
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new OwnError(
          'A stored secret does not open: SECRET_KEY, or the secret.key of DATA_DIR, is not the one it was sealed with, or the row was changed.',
          { cause },
        );
      }
    },
    async mark(text, purpose) {
      // Each purpose has its own derived key, so that marks of one purpose reveal nothing about another. It is derived once, because each
      // counted try is marked.
      const own = ofPurpose.get(purpose) ?? Buffer.from(hkdfSync('sha256', await key(), '', purpose, keyBytes));
      ofPurpose.set(purpose, own);
      return createHmac('sha256', own).update(text).digest('hex');
    },
  };
}

/** Processes that start at the same time agree on one key: only the first `link` succeeds, and all read that file. */
async function readOrMakeKey(file: string): Promise<Buffer> {
  const kept = await readKey(file);
  if (kept) return kept;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readKey(file);
  if (!made) throw new OwnError(`${file} went away`);
  return made;
}

async function readKey(file: string): Promise<Buffer | null> {
  try {
    const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
    if (key.length !== keyBytes)
      throw new OwnError(`${file} holds no key of ${keyBytes} bytes: restore it from a backup`);
    return key;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
