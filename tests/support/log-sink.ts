import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';

/**
 * Where a run keeps everything that its apps log and print, for search-logs.ts: the folder of TEST_LOGS, which `npm test` and `pnpm faults
 * S27` set. Without it nothing is kept.
 */
const folder = process.env.TEST_LOGS || null;

/** Apps then log whatever they can. */
export const keptLogLevel = folder ? 'debug' : null;

let files = 0;

/** A file of one app, at once there, so that one that never logs is noticed. @returns null when nothing is kept */
export function openLogFile(kind: 'app' | 'process'): string | null {
  if (!folder) return null;
  files += 1;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${process.pid}-${files}.log`);
  appendFileSync(file, '');
  return file;
}

/** Of an app in this process; undefined when nothing is kept. */
export function keptDestination(): { write(line: string): void } | undefined {
  const file = openLogFile('app');
  return file ? { write: (line) => appendFileSync(file, line) } : undefined;
}

/** Notes what people are called in this database, what they complain of and what they wrote: none of it may stand in a log. */
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
