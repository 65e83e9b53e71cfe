import { accessLog, accessLogHead, avaliacoes, fotos } from '@meridia/drizzle/schema.ts';
import type { Access, AccessCursor, AccessLogHealth } from '@meridia/shared/access-log.ts';
import { pageSizes } from '@meridia/shared/pagination.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { presentAccess } from './present.ts';

/** Who looked at what is the actor's own, newest first. `nextCursor` is null on the last page. */
export async function listAccess(
  database: Database,
  actor: UserActor,
  { othersOnly, cursor }: { othersOnly: boolean; cursor?: AccessCursor | null | undefined },
): Promise<{ items: Access[]; nextCursor: AccessCursor | null }> {
  const pageSize = pageSizes.default;
  // What was looked at a moment ago belongs to the list.
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
      .where(
        and(
          eq(accessLog.ownerId, actor.id),
          othersOnly ? ne(accessLog.actorId, accessLog.ownerId) : undefined,
          cursor ? olderThan(cursor) : undefined,
        ),
      )
      // As the indexes have it.
      .orderBy(sql`${accessLog.createdAt} desc nulls last`, desc(accessLog.id))
      .limit(pageSize + 1),
  );
  const items = rows.slice(0, pageSize).map(presentAccess);
  if (items.some(({ avaliacao }) => avaliacao)) {
    database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  }
  const last = items.at(-1);
  return { items, nextCursor: rows.length > pageSize && last ? { createdAt: last.at, id: last.id } : null };
}

/** The first half is for the index, which knows no numbers. */
function olderThan({ createdAt, id }: AccessCursor) {
  const at = sql`${createdAt}::timestamptz`;
  return sql`${accessLog.createdAt} <= ${at} and (${accessLog.createdAt}, ${accessLog.id}) < (${at}, ${id}::bigint)`;
}

/** What the last check of the chain found. */
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
