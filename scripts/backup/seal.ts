import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '@meridia/server/ports.ts';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ToolError } from '../tool-error.ts';

/** Who can open a sealed backup: the person with this passphrase, or with the identity of one of these recipients (age1…). */
export type Lock = { passphrase: string } | { recipients: readonly string[] };
/** What opens a sealed backup: its passphrase, or an identity (AGE-SECRET-KEY-1…). */
export type Unlock = { passphrase: string } | { identity: string };

type Chunks = AsyncIterable<Uint8Array | string>;

/** The way of a backup's bytes to the disk and back. */
export interface Seal {
  seal(chunks: Chunks): AsyncIterable<Uint8Array>;
  /** @throws while it is read, when one byte differs from what was sealed, or the end is missing */
  open(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

/** Of a backup that is not sealed. */
export const noSeal: Seal = { seal: asBytes, open: (chunks) => chunks };

/** Holds the backup's own identity, sealed with the lock. `age -d` opens it, and with it every other file. */
const keyName = 'key.age';

/**
 * Makes the identity of a new backup and writes it into `dir`, sealed with the lock. Every file of the backup is sealed to this identity,
 * because a passphrase costs a second of work each time it is used.
 */
export async function createSeal(dir: string, lock: Lock): Promise<Seal> {
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase);
  else for (const recipient of lock.recipients) encrypter.addRecipient(recipient);
  await writeFile(join(dir, keyName), await encrypter.encrypt(identity), { mode: 0o600, flag: 'wx', flush: true });
  return sealOf(identity);
}

/** @throws ToolError when the backup does not open with it */
export async function openSeal(dir: string, unlock: Unlock): Promise<Seal> {
  const sealed = await readFile(join(dir, keyName)).catch(() => null);
  if (!sealed) {
    throw new ToolError(
      `A cópia está incompleta: falta ${keyName}, e sem ele nada se abre.`,
      `The backup is incomplete: ${keyName} is missing, and nothing opens without it.`,
    );
  }
  const decrypter = new Decrypter();
  if ('passphrase' in unlock) decrypter.addPassphrase(unlock.passphrase);
  else decrypter.addIdentity(unlock.identity);
  const identity = await decrypter.decrypt(sealed, 'text').catch(() => null);
  if (identity === null) {
    throw new ToolError(
      'A cópia não se abre com esta senha ou chave. Nada foi restaurado.',
      'The backup does not open with this passphrase or identity. Nothing was restored.',
    );
  }
  return sealOf(identity);
}

async function sealOf(identity: string): Promise<Seal> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    async *seal(chunks) {
      yield* await encrypter.encrypt(ReadableStream.from(asBytes(chunks)));
    },
    async *open(chunks) {
      yield* await decrypter.decrypt(ReadableStream.from(chunks));
    },
  };
}

/** The same files, sealed where they lie. */
export function sealedFiles(files: Storage, { seal, open }: Seal): Pick<Storage, 'put' | 'get'> {
  return {
    put: async (key, bytes) => files.put(key, await buffer(seal(once(bytes)))),
    get: async (key) => {
      const sealed = await files.get(key);
      return sealed && buffer(open(once(sealed)));
    },
  };
}

export async function* once<Chunk>(chunk: Chunk): AsyncGenerator<Chunk> {
  yield chunk;
}

async function* asBytes(chunks: Chunks): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}
