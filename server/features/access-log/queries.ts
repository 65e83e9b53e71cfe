import { accessLog, accessLogHead, apiKeys, avaliacoes, fotos } from '@meridia/drizzle/schema.ts';
import type { Access, AccessCursor, AccessLogHealth } from '@meridia/shared/access-log.ts';
import { pageSizes } from '@meridia/shared/pagination.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/client.ts';
import { behind, cutPage, type Page } from '../../db/keyset.ts';
import { asUser } from '../../db/tx.ts';
import { presentAccess } from './present.ts';

/** The key of a program that read. Keys that ended long ago are deleted. */
export const keyOfReader = and(eq(apiKeys.id, accessLog.actorId), eq(apiKeys.accountId, accessLog.ownerId));

/** Readings of the actor's data, by the actor, by their programs and by others, newest first. `nextCursor` is null on the last page. */
export async function listAccess(
  database: Database,
  actor: UserActor,
  { othersOnly, cursor }: { othersOnly: boolean; cursor?: AccessCursor | null | undefined },
): Promise<Page<Access, AccessCursor>> {
  const pageSize = pageSizes.default;
  // Readings of the last moments may still wait to be written.
  if (!othersOnly) await database.reads.flush();
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select({
        id: accessLog.id,
        createdAt: accessLog.createdAt,
        actorId: accessLog.actorId,
        ownerId: accessLog.ownerId,
        actorRole: accessLog.actorRole,
        action: accessLog.action,
        avaliacaoId: avaliacoes.id,
        nomeCliente: avaliacoes.nomeCliente,
        chave: apiKeys.nome,
      })
      .from(accessLog)
      .leftJoin(fotos, and(eq(fotos.id, accessLog.subjectId), eq(fotos.terapeutaId, actor.id)))
      .leftJoin(
        avaliacoes,
        and(
          eq(avaliacoes.id, sql`coalesce(${fotos.avaliacaoId}, ${accessLog.subjectId})`),
          eq(avaliacoes.terapeutaId, actor.id),
        ),
      )
      .leftJoin(apiKeys, keyOfReader)
      .where(
        and(
          eq(accessLog.ownerId, actor.id),
          othersOnly ? ne(accessLog.actorId, accessLog.ownerId) : undefined,
          // Lets the database use the index, which does not contain the row's number.
          cursor ? sql`${accessLog.createdAt} <= ${cursor.createdAt}::timestamptz` : undefined,
          behind(accessLog, cursor),
        ),
      )
      // The same order as in the indexes.
      .orderBy(sql`${accessLog.createdAt} desc nulls last`, desc(accessLog.id))
      .limit(pageSize + 1),
  );
  const page = cutPage(rows.map(presentAccess), pageSize, ({ at, id }) => ({ createdAt: at, id }));
  if (page.items.some(({ avaliacao }) => avaliacao)) {
    database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  }
  return page;
}

/** The result of the last check of the chain. */
export async function readAccessLogHealth(db: Db): Promise<AccessLogHealth> {
  const [head] = await db
    .select({
      checkedAt: accessLogHead.checkedAt,
      checkedId: accessLogHead.checkedId,
      brokenId: accessLogHead.brokenId,
    })
    .from(accessLogHead);
  return head ? { ...head, checkedAt: head.checkedAt?.toISOString() ?? null } : null;
}
