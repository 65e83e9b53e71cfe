import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ToolError } from '../tool-error.ts';

const journal = new URL('../../drizzle/migrations/meta/_journal.json', import.meta.url);
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/** Refuses a backup whose tables this version does not know. */
export async function assertKnownMigration(migration: number): Promise<void> {
  const { entries } = journalSchema.parse(JSON.parse(await readFile(journal, 'utf8')));
  if (entries.some(({ when }) => when === migration)) return;
  throw new ToolError(
    'Esta cópia é de uma versão mais nova do MeridIA. Atualize o MeridIA e repita.',
    'This backup is of a newer MeridIA. Update MeridIA and try again.',
  );
}
