import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { ToolError } from '../tool-error.ts';
import { noSeal, once, openSeal, type Seal, type Unlock } from './seal.ts';

/** Raise it when the `restore` of the version before could not read a backup of this version. */
export const backupFormat = 1;
/** A sealed backup: `manifest.json` says only that, and the manifest itself is sealed like everything else. */
const sealedFormat = 2;

/** Names of the files inside a backup. */
const manifestName = 'manifest.json';
const manifestSumName = 'manifest.sha256';
const sealedManifestName = 'manifest.age';
export const fileListName = 'files.sha256';
export const secretKeyName = 'secret.key';
export const dataKeysName = 'data-keys.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const writtenFileSchema = z.object({ bytes: z.number().int(), sha256 });
/** Size and checksum of a file as the backup holds it. */
export type WrittenFile = z.output<typeof writtenFileSchema>;

const manifestSchema = z.object({
  format: z.literal(backupFormat),
  /** Fingerprint of the sources that wrote the backup (scripts/source-hash.mjs). */
  app: z.string(),
  createdAt: z.iso.datetime(),
  /** `created_at` of the newest migration of this database; it tells which tables and columns exist. */
  migration: z.number().int(),
  /** Tables in loading order: a table comes after the tables that it refers to. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), file: writtenFileSchema }),
  ),
  /** Last value that was used; null when none was. */
  sequences: z.record(z.string(), z.string().nullable()),
  /** Photos and logos: their number, and the list of their checksums, which `sha256sum -c` can read too. */
  files: z.object({ count: z.number().int(), bytes: z.number().int(), list: writtenFileSchema }),
  /** Keys whose row existed but whose file was missing: damage that the backup found. */
  lost: z.array(z.string()),
  /** Null unless --with-key. */
  secretKey: writtenFileSchema.nullable(),
  /** The data keys as nobody has sealed them; only in a sealed backup of sealed rows. */
  dataKeys: writtenFileSchema.nullable().default(null),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A backup whose manifest was read. */
export interface OpenBackup {
  dir: string;
  manifest: Manifest;
  seal: Seal;
}

export async function writeManifest(dir: string, manifest: Manifest, seal: Seal): Promise<void> {
  const whole = `${JSON.stringify(manifest, null, 1)}\n`;
  const options = { mode: 0o600, flag: 'wx', flush: true } as const;
  if (seal !== noSeal) await writeFile(join(dir, sealedManifestName), await buffer(seal.seal(once(whole))), options);
  const text = seal === noSeal ? whole : `${JSON.stringify({ format: sealedFormat, sealed: 'age' })}\n`;
  await writeFile(join(dir, manifestName), text, options);
  await writeFile(join(dir, manifestSumName), `${sumOf(text)}  ${manifestName}\n`, options);
}

/**
 * @param unlock of a sealed backup; null when nothing was named
 * @throws ToolError when the folder holds no complete backup, a backup in a format that this version does not know, or one that does not open
 */
export async function openBackup(dir: string, unlock: Unlock | null): Promise<OpenBackup> {
  const [text, sum] = await Promise.all(
    [manifestName, manifestSumName].map((name) => readFile(join(dir, name), 'utf8').catch(() => null)),
  );
  if (text == null || sum == null) {
    throw new ToolError(
      `${dir} não é uma cópia completa: falta ${manifestName}. Uma cópia interrompida fica com .partial no nome e não serve.`,
      `${dir} is no complete backup: ${manifestName} is missing. One that stopped halfway keeps .partial in its name and is no use.`,
    );
  }
  if (sum !== `${sumOf(text)}  ${manifestName}\n`) throw damaged(manifestName);
  const { format } = z.object({ format: z.number() }).parse(JSON.parse(text));
  if (format > sealedFormat) {
    throw new ToolError(
      `Esta cópia é de uma versão mais nova do MeridIA (formato ${format}). Atualize o MeridIA e repita.`,
      `This backup is of a newer MeridIA (format ${format}). Update MeridIA and try again.`,
    );
  }
  if (format !== sealedFormat) return { dir, manifest: manifestSchema.parse(JSON.parse(text)), seal: noSeal };
  if (!unlock) {
    throw new ToolError(
      'Esta cópia está selada. Indique --passphrase-file ou --identity, como ao gravá-la.',
      'This backup is sealed. Name --passphrase-file or --identity, as when it was made.',
    );
  }
  const seal = await openSeal(dir, unlock);
  const opened = await buffer(seal.open(createReadStream(join(dir, sealedManifestName)))).catch(() => null);
  if (!opened) throw damaged(sealedManifestName);
  return { dir, manifest: manifestSchema.parse(JSON.parse(opened.toString())), seal };
}

export function damaged(file: string): ToolError {
  return new ToolError(
    `A cópia está danificada ou incompleta: ${file} não é o arquivo que foi gravado. Nada foi restaurado.`,
    `The backup is damaged or incomplete: ${file} is not the file that was written. Nothing was restored.`,
  );
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
