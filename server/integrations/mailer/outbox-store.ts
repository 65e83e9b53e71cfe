import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MailMessage } from '../../ports.ts';

const keptMessages = 200;
const keyBytes = 32;
const idPattern = /^\d{17}-[0-9a-f]{16}$/;

const storedSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});

export interface OutboxMessage extends z.output<typeof storedSchema> {
  id: string;
}

/** Stores a message as `.eml` and the data of its page; a message with the same Message-ID replaces the earlier one. */
export async function storeInOutbox(dir: string, message: MailMessage, eml: Buffer, now = new Date()): Promise<void> {
  await makeFolder(dir);
  const digest = createHash('sha256').update(message.messageId).digest('hex').slice(0, 16);
  const id = `${now.toISOString().replace(/\D/g, '')}-${digest}`;
  const { to, subject, html, text } = message;
  await writeWhole(join(dir, `${id}.eml`), eml);
  await writeWhole(join(dir, `${id}.json`), JSON.stringify({ to, subject, html, text, sentAt: now.toISOString() }));
  const ids = await listIds(dir);
  const former = ids.filter((other) => other !== id && other.endsWith(digest));
  const kept = ids.filter((other) => !former.includes(other)).slice(0, keptMessages);
  for (const other of ids.filter((candidate) => !kept.includes(candidate))) {
    await rm(join(dir, `${other}.json`), { force: true });
    await rm(join(dir, `${other}.eml`), { force: true });
  }
}

/** Newest first. */
export async function listOutbox(dir: string): Promise<OutboxMessage[]> {
  const found = await Promise.all((await listIds(dir)).map((id) => readFromOutbox(dir, id)));
  return found.filter((message) => message !== null);
}

export async function readFromOutbox(dir: string, id: string): Promise<OutboxMessage | null> {
  const stored = idPattern.test(id) ? await readIfThere(join(dir, `${id}.json`)) : null;
  return stored ? { id, ...storedSchema.parse(JSON.parse(stored.toString())) } : null;
}

export async function readOriginal(dir: string, id: string): Promise<Buffer | null> {
  return idPattern.test(id) ? readIfThere(join(dir, `${id}.eml`)) : null;
}

/**
 * The secret part of the outbox's address: 256 bits, made once and stored beside the messages, so that the address stays the same
 * after a restart. Anybody who knows it can read every mailed link.
 */
export async function readOutboxKey(dir: string): Promise<string> {
  await makeFolder(dir);
  const path = join(dir, 'key');
  const found = await readIfThere(path);
  if (found) return found.toString().trim();
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(keyBytes).toString('base64url'), { mode: 0o600 });
  // When several processes start together one of them wins, and none ever reads half a key.
  await link(draft, path).catch(ignore('EEXIST'));
  await rm(draft);
  return (await readFile(path, 'utf8')).trim();
}

async function listIds(dir: string): Promise<string[]> {
  const names = (await readdir(dir).catch(ignore('ENOENT'))) ?? [];
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  return ids.filter((id) => idPattern.test(id)).toSorted((a, b) => (a < b ? 1 : -1));
}

// Mailed links open accounts, so only the owner of the folder may read it.
async function makeFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
}

async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

async function readIfThere(path: string): Promise<Buffer | null> {
  return (await readFile(path).catch(ignore('ENOENT'))) ?? null;
}

function ignore(code: string) {
  return (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  };
}
