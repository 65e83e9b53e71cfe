import type { Storage } from '@meridia/server/ports.ts';
import type postgres from 'postgres';
import { hashBytes, writeHashed } from './hashed-file.ts';
import { fileListName, type WrittenFile } from './manifest.ts';
import type { Progress } from './progress.ts';
import { type Seal, sealedFiles } from './seal.ts';

export interface CopiedFiles {
  count: number;
  bytes: number;
  list: WrittenFile;
  /** Keys that have a row in the snapshot but no file. */
  missing: string[];
}

const batch = 500;

/** Copies every photo and logo that the snapshot names, one at a time, and lists them with their checksums. */
export async function copyFiles(
  snapshot: postgres.ISql,
  from: Storage,
  to: Storage,
  { listPath, seal, progress }: { listPath: string; seal: Seal; progress: Progress },
): Promise<CopiedFiles> {
  const [total] = await snapshot<{ all: number }[]>`select count(*)::int as all from (${keys(snapshot)}) as keys`;
  const sealed = sealedFiles(to, seal);
  const copied = { count: 0, bytes: 0, missing: [] as string[] };
  async function* lines() {
    for await (const rows of snapshot<{ key: string }[]>`${keys(snapshot)}`.cursor(batch)) {
      for (const { key } of rows) {
        const bytes = await from.get(key);
        if (!bytes) {
          copied.missing.push(key);
          continue;
        }
        await sealed.put(key, bytes);
        copied.count += 1;
        copied.bytes += bytes.byteLength;
        progress.count('fotos / photos', copied.count, total?.all ?? 0);
        yield `${hashBytes(bytes).sha256}  fotos/${key}\n`;
      }
    }
  }
  const list = await writeHashed(listPath, lines(), { seal });
  return { ...copied, list };
}

/** Reads a line of the list. @throws Error when the text is no such line */
export function parseListLine(line: string): { sha256: string; key: string } {
  const found = /^(?<sha256>[0-9a-f]{64}) {2}fotos\/(?<key>\S+)$/.exec(line)?.groups;
  if (!found?.sha256 || !found.key) throw new Error(`not a line of ${fileListName}: ${line}`);
  return { sha256: found.sha256, key: found.key };
}

/** Every storage key that a row names. A new column with a key must be added here and to `withoutMissing`. */
function keys(sql: postgres.ISql) {
  return sql`select storage_key as key from fotos union select logo_key from clinica_configs where logo_key is not null`;
}

/**
 * The part of a table that goes into the backup. Unfinished uploads, rows and keys without a file stay out, so that no restored row
 * points to a missing file.
 */
export function withoutMissing(table: string): { where: string; column: (name: string) => string } {
  const gone = `any (string_to_array(current_setting('backup.missing'), ','))`;
  const rows: Record<string, string> = {
    fotos: `where storage_key <> all (string_to_array(current_setting('backup.missing'), ','))`,
    // Their pieces are not copied, so a restored upload could not go on.
    foto_uploads: 'where false',
  };
  return {
    where: rows[table] ?? '',
    column: (name) =>
      table === 'clinica_configs' && name === 'logo_key'
        ? `case when logo_key = ${gone} then null else logo_key end`
        : `"${name}"`,
  };
}
