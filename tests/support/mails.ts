import { randomUUID } from 'node:crypto';
import { asSystem } from '@meridia/server/db/tx.ts';
import { type NewMail, queueMail } from '@meridia/server/features/mails/commands.ts';
import type { Deps } from '@meridia/server/ports.ts';
import type { JobRun } from '@meridia/server/queue/boss.ts';
import type { Sql } from 'postgres';

export interface Reader {
  id: string;
  email: string;
}

/** An account without sign-in, as a recipient of mail. */
export async function insertReader(
  sql: Sql,
  { nome = 'Ana Souza', confirmed = false }: { nome?: string; confirmed?: boolean } = {},
): Promise<Reader> {
  const reader = { id: randomUUID(), email: `${randomUUID()}@example.com` };
  await sql`
    insert into accounts (id, email, password_hash, email_confirmed_at)
    values (${reader.id}, ${reader.email}, 'none', ${confirmed ? new Date() : null})`;
  await sql`insert into profiles (id, nome_completo, email) values (${reader.id}, ${nome}, ${reader.email})`;
  await sql`
    insert into user_subscriptions (user_id, plan_id, status, current_period_start, current_period_end, settle_at)
    select ${reader.id}, id, 'active', quota_period_start(now(), now()), quota_period_end(now(), now()), quota_period_end(now(), now())
    from subscription_plans where name = 'Gratuito'`;
  return reader;
}

/** Queues a message like a feature does. @returns the id of its row. */
export async function askForMail(deps: Deps, sql: Sql, mail: NewMail): Promise<string> {
  await asSystem(deps.database, (tx) => queueMail(deps, tx, mail));
  const [row] = await sql<{ id: string }[]>`
    select id from mails where account_id = ${mail.accountId} and kind = ${mail.kind} order by created_at desc limit 1`;
  return row?.id ?? '';
}

/** A run of the mail job, without the queue. */
export function mailRun(mailId: string, { lastTry = false } = {}): JobRun<{ mailId: string }> {
  return { id: randomUUID(), payload: { mailId }, lastTry, signal: new AbortController().signal };
}

export type MailState = 'waiting' | 'sent' | 'dropped';

export async function mailState(sql: Sql, mailId: string): Promise<MailState> {
  const [row] = await sql<{ sent: boolean; dropped: boolean }[]>`
    select sent_at is not null as sent, dropped_at is not null as dropped from mails where id = ${mailId}`;
  return row?.sent ? 'sent' : row?.dropped ? 'dropped' : 'waiting';
}

/** Moves the next try or the delayed start of a message to now. */
export async function hurryMail(sql: Sql, mailId: string): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = 'mail.send' and data->>'mailId' = ${mailId}`;
}

/** The link of a message, taken from its text as a person would copy it. */
export function linkIn(text: string): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
}

/** The parameters in the fragment of a mailed link. */
export function fragmentOf(link: URL): { token: string; type: string } {
  const fragment = new URLSearchParams(link.hash.slice(1));
  return { token: fragment.get('access_token') ?? '', type: fragment.get('type') ?? '' };
}
