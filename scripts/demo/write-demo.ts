import * as tables from '@meridia/drizzle/schema.ts';
import type { Tx } from '@meridia/server/db/client.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { type PlanName, welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { after } from './build-avaliacao.ts';
import type { DemoRows } from './demo-rows.ts';

export interface DemoAccount {
  id: string;
  email: string;
  nomeCompleto: string;
  passwordHash: string;
  createdAt: Date;
  confirmed: boolean;
  blockedReason: string | null;
  /** Plans by grants, one after another; the last one is still valid. An empty list means the free plan. */
  grants: { plan: PlanName; from: Date; to: Date }[];
}

const reason = 'conta de demonstração';

/**
 * An account as the app would have it by now: confirmed with its bonus, plan granted, counters settled by the app's own rules.
 */
export async function writeAccount(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  account: DemoAccount,
  rows: DemoRows,
): Promise<void> {
  const { id, email, nomeCompleto, passwordHash, createdAt, grants } = account;
  const confirmedAt = account.confirmed ? after(createdAt, 300) : null;
  await tx.insert(tables.accounts).values({
    id,
    email,
    passwordHash,
    createdAt,
    emailConfirmedAt: confirmedAt,
    ...(account.blockedReason && { blockedAt: after(createdAt, 864_000), blockedReason: account.blockedReason }),
  });
  await tx.insert(tables.profiles).values({ id, nomeCompleto, email, createdAt });
  const planIds = new Map(
    (await tx.select().from(tables.subscriptionPlans)).map(({ name, id: planId }) => [name, planId]),
  );
  const planId = (name: PlanName) => planIds.get(name) ?? '';
  await tx.insert(tables.userSubscriptions).values({
    // The plan that settling will find, so that it neither changes the plan nor sends a notice.
    userId: id,
    planId: planId(grants.at(-1)?.plan ?? 'Gratuito'),
    status: 'active',
    periodAnchor: createdAt,
    createdAt,
    currentPeriodStart: sql`quota_period_start(${createdAt.toISOString()}::timestamptz, now())`,
    currentPeriodEnd: sql`quota_period_end(${createdAt.toISOString()}::timestamptz, now())`,
    settleAt: sql`now()`,
  });
  let before = planId('Gratuito');
  for (const { plan, from, to } of grants) {
    await tx
      .insert(tables.planGrants)
      .values({ accountId: id, planId: planId(plan), startsAt: from, endsAt: to, reason, createdAt: from });
    await tx
      .insert(tables.planChanges)
      .values({ accountId: id, fromPlanId: before, toPlanId: planId(plan), source: 'grant', createdAt: from });
    before = planId(plan);
  }
  await insertRows(tx, rows);
  if (confirmedAt) {
    await tx.insert(tables.usageMovements).values({
      userId: id,
      kind: 'bonus',
      delta: 0,
      bonus: welcomeBonusDiagnoses,
      ciclo: 0,
      countedAt: confirmedAt,
      createdAt: confirmedAt,
    });
  }
  await settleSubscription(deps, tx, id);
}

async function insertRows(tx: Tx, rows: DemoRows): Promise<void> {
  await insertAll(tx, tables.clientes, rows.clientes);
  await insertAll(tx, tables.avaliacoes, rows.avaliacoes);
  await insertAll(tx, tables.relatorioEvents, rows.relatorioEvents);
  await insertAll(tx, tables.usageMovements, rows.usageMovements);
  await insertAll(tx, tables.consultasEvolutivas, rows.consultasEvolutivas);
  await insertAll(tx, tables.consultaEvolutivaVersoes, rows.consultaEvolutivaVersoes);
  await insertAll(tx, tables.fotos, rows.fotos);
  await insertAll(tx, tables.relatorioPareceres, rows.relatorioPareceres);
  await insertAll(tx, tables.relatorioVersoes, rows.relatorioVersoes);
  await insertAll(tx, tables.relatorioShares, rows.relatorioShares);
  await insertAll(tx, tables.anamneseDrafts, rows.anamneseDrafts);
}

const batch = 20;

async function insertAll<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) await tx.insert(table).values(rows.slice(from, from + batch));
}

/** Removes all rows of an account, also those that somebody made while looking around in it. Its photos go with `listFiles`. */
export async function removeAccount(tx: Tx, id: string): Promise<void> {
  const { consultaEvolutivaVersoes, fotos, relatorioShares, consultasEvolutivas, aiCalls } = tables;
  const { avaliacaoVersoes, avaliacoes, convites, clienteJuncoes, clienteVersoes, clientes } = tables;
  await tx.delete(tables.usageMovements).where(eq(tables.usageMovements.userId, id));
  // Child rows before their parents.
  const ofRecords = [consultaEvolutivaVersoes, fotos, relatorioShares, consultasEvolutivas, aiCalls];
  const ofClientes = [avaliacaoVersoes, avaliacoes, convites, clienteJuncoes, clienteVersoes, clientes];
  for (const table of [...ofRecords, ...ofClientes]) await tx.delete(table).where(eq(table.terapeutaId, id));
  await tx.delete(tables.accounts).where(eq(tables.accounts.id, id));
}

/** Storage keys of an account. */
export async function listFiles(tx: Tx, id: string): Promise<string[]> {
  const fotos = await tx
    .select({ key: tables.fotos.storageKey })
    .from(tables.fotos)
    .where(eq(tables.fotos.terapeutaId, id));
  const logos = await tx
    .select({ key: tables.clinicaConfigs.logoKey })
    .from(tables.clinicaConfigs)
    .where(eq(tables.clinicaConfigs.terapeutaId, id));
  return [...fotos, ...logos].flatMap(({ key }) => key ?? []);
}
