import {
  avaliacoes,
  planChanges,
  subscriptionPlans,
  usageMovements,
  userSubscriptions,
} from '@meridia/drizzle/schema.ts';
import { type PageCursor, pageSizes } from '@meridia/shared/pagination.ts';
import type { QuotaMovement } from '@meridia/shared/subscription.ts';
import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { behind, cutPage, type Page } from '../../db/keyset.ts';
import { asSystem, asUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { settleIfDue } from '../subscriptions/commands.ts';
import { presentMovement, presentPlanChange } from './present.ts';

/** The movements that explain the quota, newest first: units and changes of plan. `nextCursor` is null on the last page. */
export async function listMovements(
  deps: Pick<Deps, 'database' | 'queue'>,
  actor: UserActor,
  cursor: PageCursor | null,
): Promise<MovementPage> {
  await settleIfDue(deps, actor.id);
  const page = await asUser(deps.database, actor, (tx) => readPage(tx, actor.id, cursor));
  if (page.items.some(({ avaliacao }) => avaliacao?.nomeCliente)) {
    deps.database.reads.note(actor, { action: 'avaliacoes.list', subjectId: actor.id });
  }
  return page;
}

/** The same for another account, for admins: without the names of clients. */
export async function listMovementsOf(
  deps: Pick<Deps, 'database' | 'queue'>,
  userId: string,
  cursor: PageCursor | null,
): Promise<MovementPage> {
  await settleIfDue(deps, userId);
  const { items, nextCursor } = await asSystem(deps.database, (tx) => readPage(tx, userId, cursor));
  return { items: items.map((movement) => ({ ...movement, avaliacao: null })), nextCursor };
}

type MovementPage = Page<QuotaMovement>;

async function readPage(tx: Tx, userId: string, cursor: PageCursor | null): Promise<MovementPage> {
  const pageSize = pageSizes.default;
  // Each of the two tables reads a page from its own index. The newest rows of both make the page.
  const [units, changes] = await Promise.all([
    selectUnits(tx, userId, cursor).limit(pageSize + 1),
    selectPlanChanges(tx, userId, cursor).limit(pageSize + 1),
  ]);
  const newest = [...units.map(presentMovement), ...changes.map(presentPlanChange)].sort(newestFirst);
  return cutPage(newest, pageSize, ({ at, id }) => ({ createdAt: at, id }));
}

function selectUnits(tx: Tx, userId: string, cursor: PageCursor | null) {
  return tx
    .select({
      id: usageMovements.id,
      kind: usageMovements.kind,
      createdAt: usageMovements.createdAt,
      delta: usageMovements.delta,
      bonus: usageMovements.bonus,
      avaliacaoId: usageMovements.avaliacaoId,
      nomeCliente: avaliacoes.nomeCliente,
      current: sql<boolean>`${usageMovements.countedAt} >= ${userSubscriptions.currentPeriodStart}`,
    })
    .from(usageMovements)
    .innerJoin(userSubscriptions, eq(userSubscriptions.userId, usageMovements.userId))
    .leftJoin(avaliacoes, eq(avaliacoes.id, usageMovements.avaliacaoId))
    .where(and(eq(usageMovements.userId, userId), behind(usageMovements, cursor)))
    .orderBy(latestFirst(usageMovements.createdAt), desc(usageMovements.id))
    .$dynamic();
}

function selectPlanChanges(tx: Tx, userId: string, cursor: PageCursor | null) {
  const from = alias(subscriptionPlans, 'from_plan');
  const to = alias(subscriptionPlans, 'to_plan');
  return tx
    .select({
      id: planChanges.id,
      createdAt: planChanges.createdAt,
      from: from.name,
      to: to.name,
      source: planChanges.source,
      current: sql<boolean>`${planChanges.createdAt} >= ${userSubscriptions.currentPeriodStart}`,
    })
    .from(planChanges)
    .innerJoin(userSubscriptions, eq(userSubscriptions.userId, planChanges.accountId))
    .innerJoin(from, eq(from.id, planChanges.fromPlanId))
    .innerJoin(to, eq(to.id, planChanges.toPlanId))
    .where(and(eq(planChanges.accountId, userId), behind(planChanges, cursor)))
    .orderBy(latestFirst(planChanges.createdAt), desc(planChanges.id))
    .$dynamic();
}

// The same order as in the indexes. Without the words `nulls last` the database would read and sort all rows.
function latestFirst(createdAt: SQLWrapper) {
  return sql`${createdAt} desc nulls last`;
}

function newestFirst(a: QuotaMovement, b: QuotaMovement): number {
  if (a.at !== b.at) return a.at > b.at ? -1 : 1;
  return a.id > b.id ? -1 : 1;
}
