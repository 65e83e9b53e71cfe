import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';

/**
 * The folder for everything that the apps of a run log and print, for search-logs.ts. `npm test` and `pnpm faults S27` set
 * TEST_LOGS; without it nothing is kept.
 */
const folder = process.env.TEST_LOGS || null;

/** Lets the apps log at their most detailed level. */
export const keptLogLevel = folder ? 'debug' : null;

let files = 0;

/** A file for one app. It exists at once, so that an app that never logs is noticed. @returns null when nothing is kept */
export function openLogFile(kind: 'app' | 'process'): string | null {
  if (!folder) return null;
  files += 1;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${process.pid}-${files}.log`);
  appendFileSync(file, '');
  return file;
}

/** The log of an app in this process; undefined when nothing is kept. */
export function keptDestination(): { write(line: string): void } | undefined {
  const file = openLogFile('app');
  return file ? { write: (line) => appendFileSync(file, line) } : undefined;
}

/** Records the names, complaints and texts in this database: none of them may appear in a log. */
export async function markPeople(sql: postgres.Sql): Promise<void> {
  if (!folder) return;
  const rows = await sql<{ text: string }[]>`
    select nome_cliente as text from avaliacoes union select queixa_principal from avaliacoes
    union select telefone from avaliacoes union select email from avaliacoes union select email from accounts
    union select nome_completo from profiles union select data -> 'dados' ->> 'nomeCliente' from anamnese_drafts
    union select data -> 'dados' ->> 'queixaPrincipal' from anamnese_drafts union select observacoes from consultas_evolutivas`;
  const lines = rows.map(({ text }) => `${JSON.stringify(text)}\n`).join('');
  appendFileSync(join(folder, 'people.marks'), lines);
}
