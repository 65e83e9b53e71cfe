import { relatorioEvents } from '@meridia/drizzle/schema.ts';
import type { RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';
import { tracked } from '@trpc/server';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { ProgressNotice } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';

/**
 * Live progress of one report: every event after `lastEventId`, once and in order. The stream stays open after the report is finished,
 * because it may be started again. Rows are read only at the beginning and after a lost connection. Otherwise the notifications contain
 * the events, so that a thousand watchers need no queries.
 */
export async function* watchProgress(
  deps: Pick<Deps, 'database' | 'bus'>,
  actor: UserActor,
  { id, lastEventId, signal }: { id: string; lastEventId: number; signal: AbortSignal },
) {
  await asUser(deps.database, actor, (tx) => requireAvaliacao(tx, actor, id));
  // Listens before reading the stored events. An event that commits in between comes twice instead of never.
  const live = deps.bus.progressOf(id, signal)[Symbol.asyncIterator]();
  let next = live.next();
  let last = lastEventId;
  const unseen = function* (events: RelatorioProgress[]) {
    for (const event of events) {
      if (event.seq <= last) continue;
      last = event.seq;
      yield tracked(String(event.seq), event);
    }
  };
  yield* unseen(await readEvents(deps, actor, id, last));
  for (;;) {
    const { value: notice, done } = await next;
    if (done) return;
    next = live.next();
    // After a lost connection, a new notification may arrive before we know of the loss. Its previous number shows that an event is
    // missing.
    const unbroken = notice !== null && notice.previousSeq <= last;
    yield* unseen(unbroken ? [toProgress(notice)] : await readEvents(deps, actor, id, last));
  }
}

function toProgress({ avaliacaoId, seq, status, stage, percent }: ProgressNotice): RelatorioProgress {
  return { avaliacaoId, seq, status, stage, percent };
}

function readEvents(
  deps: Pick<Deps, 'database'>,
  actor: UserActor,
  avaliacaoId: string,
  after: number,
): Promise<RelatorioProgress[]> {
  return asUser(deps.database, actor, async (tx) => {
    const rows = await tx
      .select()
      .from(relatorioEvents)
      .where(and(eq(relatorioEvents.avaliacaoId, avaliacaoId), gt(relatorioEvents.id, after)))
      .orderBy(asc(relatorioEvents.id));
    return rows.map(({ id, status, stage, percent }) => ({ avaliacaoId, seq: id, status, stage, percent }));
  });
}
