import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ToolError } from '../tool-error.ts';

/** Raise it when the `restore` of the version before could not read a backup of this version. */
export const backupFormat = 1;

/** Names of the files inside a backup. */
const manifestName = 'manifest.json';
const manifestSumName = 'manifest.sha256';
export const fileListName = 'files.sha256';
export const secretKeyName = 'secret.key';

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
});
export type Manifest = z.output<typeof manifestSchema>;

export async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const options = { mode: 0o600, flag: 'wx', flush: true } as const;
  await writeFile(join(dir, manifestName), text, options);
  await writeFile(join(dir, manifestSumName), `${sumOf(text)}  ${manifestName}\n`, options);
}

/** @throws ToolError when the folder holds no complete backup, or a backup in a format that this version does not know */
export async function readManifest(dir: string): Promise<Manifest> {
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
  if (format > backupFormat) {
    throw new ToolError(
      `Esta cópia é de uma versão mais nova do MeridIA (formato ${format}). Atualize o MeridIA e repita.`,
      `This backup is of a newer MeridIA (format ${format}). Update MeridIA and try again.`,
    );
  }
  return manifestSchema.parse(JSON.parse(text));
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
