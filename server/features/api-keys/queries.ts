import { apiKeys } from '@meridia/drizzle/schema.ts';
import type { ApiKey } from '@meridia/shared/api-key.ts';
import { desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { presentApiKey } from './present.ts';

/** Ended keys stay listed for a while; more than these nobody looks through. */
const listLimit = 50;

/** The account's keys, newest first. They name no client, so no reading is recorded. */
export async function listApiKeys(database: Database, actor: UserActor): Promise<ApiKey[]> {
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.accountId, actor.id))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .limit(listLimit),
  );
  return rows.map((row) => presentApiKey(row));
}

/** What its owner is mailed about a new key; null when it is gone. */
export async function readNewKey(
  { system }: Pick<Database, 'system'>,
  id: string,
): Promise<{ nome: string; prefix: string; createdAt: Date } | null> {
  const [key] = await system
    .select({ nome: apiKeys.nome, prefix: apiKeys.prefix, createdAt: apiKeys.createdAt })
    .from(apiKeys)
    .where(eq(apiKeys.id, id));
  return key ?? null;
}
