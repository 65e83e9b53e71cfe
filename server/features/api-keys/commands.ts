import { apiKeys } from '@meridia/drizzle/schema.ts';
import { type createApiKeySchema, type createdApiKeySchema, mostApiKeys } from '@meridia/shared/api-key.ts';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { hashToken, newToken } from '../../auth/random-token.ts';
import type { Database, Tx } from '../../db/client.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { queueMail } from '../mails/commands.ts';
import { withStepUp } from '../second-factors/commands.ts';
import { presentApiKey } from './present.ts';

/** How many characters of a secret are stored. What is left has 200 bits that nobody knows. */
const prefixLength = 12;
/** How many days an ended key is kept. */
const keptDays = 90;

/**
 * Makes a key, after the password of its owner: it works longer than the session that asks. Only this answer contains the secret, because
 * the database stores only its hash. The owner is mailed, because a stranger may have made it.
 * @throws what `withStepUp` throws; API_KEY_LIMIT, TOO_MANY_REQUESTS
 */
export async function createApiKey(
  deps: Deps,
  actor: UserActor,
  { nome, scopes, dias, ...proof }: z.output<typeof createApiKeySchema>,
): Promise<z.output<typeof createdApiKeySchema>> {
  const secret = `mrd_${newToken()}`;
  const row = await withStepUp(deps, actor, proof, async (tx) => {
    // Without this, parallel calls could all use the last free place.
    await oneAtATime(tx, `api-keys ${actor.id}`);
    const working = and(eq(apiKeys.accountId, actor.id), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, sql`now()`));
    if ((await tx.$count(apiKeys, working)) >= mostApiKeys) {
      throw new AppError(
        'API_KEY_LIMIT',
        `Você já tem ${mostApiKeys} chaves ativas. Revogue uma delas para criar outra.`,
      );
    }
    await deps.limits.take('apiKeyNew', actor.id);
    const [created] = await tx
      .insert(apiKeys)
      .values({
        accountId: actor.id,
        nome,
        prefix: secret.slice(0, prefixLength),
        secretHash: hashToken(secret),
        scopes,
        expiresAt: sql`now() + make_interval(days => ${dias})`,
      })
      .returning();
    if (!created) throw new Error('no key was made');
    await queueMail(deps, tx, { accountId: actor.id, kind: 'api_key_created', subjectId: created.id });
    return created;
  });
  return { key: presentApiKey(row), secret };
}

/** Ends a key at once and for good: every call looks it up anew. @throws API_KEY_NOT_FOUND */
export function revokeApiKey(database: Database, actor: UserActor, id: string): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, now())` })
      .where(and(eq(apiKeys.id, id), eq(apiKeys.accountId, actor.id)))
      .returning({ id: apiKeys.id });
    if (!revoked) throw new AppError('API_KEY_NOT_FOUND', 'Esta chave não existe mais.');
  });
}

/** Ends every key of an account whose owner has just proven the mailbox, because a stranger may have made them. */
export async function revokeAllApiKeys(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)));
}

/** Removes keys that ended long ago. */
export async function sweepApiKeys({ system }: Pick<Database, 'system'>): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${keptDays})`;
  await system
    .delete(apiKeys)
    .where(or(sql`${apiKeys.expiresAt} < ${longAgo}`, sql`${apiKeys.revokedAt} < ${longAgo}`));
}
