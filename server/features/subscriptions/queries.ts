import { paidSubscriptions, subscriptionPlans, userRoles, userSubscriptions } from '@meridia/drizzle/schema.ts';
import { type AccountRoomName, accountRoom } from '@meridia/shared/account-room.ts';
import { missingCapability, type NeededCapability } from '@meridia/shared/capability-words.ts';
import { formatNumber } from '@meridia/shared/numbers.ts';
import {
  allCapabilities,
  amountOf,
  type Capabilities,
  freePlanName,
  planWithMore,
  unlimited,
} from '@meridia/shared/plans.ts';
import { providerStatuses, type SubscriptionStatusView, standingOf } from '@meridia/shared/subscription.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { unitsLimit } from '../usage-movements/queries.ts';
import { settleIfDue } from './commands.ts';
import { type PaymentTies, presentSubscription } from './present.ts';
import { isInForce, isNearlyUsed } from './rules.ts';

/** The current plan and the units left. */
export async function readSubscription(
  deps: Pick<Deps, 'database' | 'queue' | 'payments'>,
  actor: UserActor,
): Promise<SubscriptionStatusView> {
  const [ties] = await Promise.all([readPaymentTies(deps, actor.id), settleIfDue(deps, actor.id)]);
  return asUser(deps.database, actor, (tx) => readSubscriptionIn(tx, actor, ties));
}

/** The same for another account, for admins. */
export async function readSubscriptionOf(
  deps: Pick<Deps, 'database' | 'queue' | 'payments'>,
  account: Pick<UserActor, 'id' | 'role'>,
): Promise<SubscriptionStatusView> {
  const [ties, usage] = await Promise.all([readPaymentTies(deps, account.id), readUsage(deps, account.id)]);
  return presentSubscription(usage, await usableIn(deps.database.system, account, usage), account, ties);
}

/** For a transaction in which the row is already settled. */
export async function readSubscriptionIn(tx: Tx, actor: UserActor, ties: PaymentTies): Promise<SubscriptionStatusView> {
  const usage = await readUsageIn(tx, actor.id);
  return presentSubscription(usage, await usableIn(tx, actor, usage), actor, ties);
}

/** Reads outside the requests' transactions, because these cannot see the table with the provider's data. */
export async function readPaymentTies(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  accountId: string,
): Promise<PaymentTies> {
  const live = await findLiveSubscription(database, accountId);
  const paid = live && { standing: live.standing, planName: live.planName, displayOrder: live.displayOrder };
  return { paid, paymentsAvailable: payments !== null };
}

/** The account's subscription that is not over, as last read. Of several, prefers one that is not paused, then the newest. */
export async function findLiveSubscription(database: Database, accountId: string) {
  const [live] = await database.system
    .select({
      id: paidSubscriptions.id,
      status: paidSubscriptions.status,
      cancelAt: paidSubscriptions.cancelAt,
      planName: subscriptionPlans.name,
      displayOrder: sql<number>`coalesce(${subscriptionPlans.displayOrder}, 0)`,
    })
    .from(paidSubscriptions)
    .leftJoin(subscriptionPlans, eq(subscriptionPlans.id, paidSubscriptions.planId))
    .where(and(eq(paidSubscriptions.accountId, accountId), inArray(paidSubscriptions.status, liveStatuses)))
    .orderBy(
      asc(sql`${paidSubscriptions.status} = 'paused'`),
      desc(paidSubscriptions.startedAt),
      desc(paidSubscriptions.id),
    )
    .limit(1);
  const standing = live && standingOf[live.status];
  return standing ? { ...live, standing } : null;
}

/** Of a subscription that is not over. */
export const liveStatuses = providerStatuses.filter((status) => standingOf[status] !== null);

/** Current plan and usage, for the worker and the command line. Null without a subscription. */
export async function readUsage(deps: Pick<Deps, 'database' | 'queue'>, userId: string) {
  await settleIfDue(deps, userId);
  return readUsageIn(deps.database.system, userId);
}

/** What the account may use now: everything for admins, and what the free plan has while its own plan is not in force. */
export async function readCapabilities(
  deps: Pick<Deps, 'database' | 'queue'>,
  account: Pick<UserActor, 'id' | 'role'>,
): Promise<Capabilities> {
  if (account.role === 'admin') return allCapabilities;
  return usableIn(deps.database.system, account, await readUsage(deps, account.id));
}

/** The same inside a transaction of the account. A period that is over and was not settled yet still counts. */
async function readCapabilitiesIn(tx: Tx, account: Pick<UserActor, 'id' | 'role'>): Promise<Capabilities> {
  return usableIn(tx, account, await readUsageIn(tx, account.id));
}

/** The same for an account of which only the id is known. */
export async function readCapabilitiesOf(
  deps: Pick<Deps, 'database' | 'queue'>,
  accountId: string,
): Promise<Capabilities> {
  const { system } = deps.database;
  const admin = and(eq(userRoles.userId, accountId), eq(userRoles.role, 'admin'));
  const role = (await system.$count(userRoles, admin)) > 0 ? 'admin' : 'therapist';
  return readCapabilities(deps, { id: accountId, role });
}

type Usage = Awaited<ReturnType<typeof readUsageIn>>;

async function usableIn(tx: Tx | Db, { role }: Pick<UserActor, 'role'>, usage: Usage): Promise<Capabilities> {
  if (role === 'admin') return allCapabilities;
  if (usage && isInForce(usage.status)) return usage.capabilities;
  const [free] = await tx
    .select(capabilityColumns)
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, freePlanName));
  if (!free) throw noFreePlan();
  return free;
}

const capabilityColumns = {
  consultasPorCliente: subscriptionPlans.consultasPorCliente,
  marca: subscriptionPlans.marca,
  convites: subscriptionPlans.convites,
  protocolosProprios: subscriptionPlans.protocolosProprios,
  terapiasAmpliadas: subscriptionPlans.terapiasAmpliadas,
  api: subscriptionPlans.api,
  suporte: subscriptionPlans.suporte,
};

type CapabilityDeps = Pick<Deps, 'database' | 'queue'>;

/**
 * What the account may use now, when that includes some of this.
 * @throws NOT_IN_PLAN, NO_ACTIVE_SUBSCRIPTION
 */
export async function requireCapability(
  deps: CapabilityDeps,
  actor: UserActor,
  name: NeededCapability,
): Promise<Capabilities> {
  const capabilities = await readCapabilities(deps, actor);
  if (amountOf(name, capabilities) > 0) return capabilities;
  throw await refuseCapability(deps, actor, name, capabilities);
}

/** The refusal of something that the account's plan does not permit, or not any more of it. It names the plan that does. */
export async function refuseCapability(
  deps: CapabilityDeps,
  actor: UserActor,
  name: NeededCapability,
  capabilities: Capabilities,
): Promise<AppError> {
  const usage = await readUsage(deps, actor.id);
  if (usage && !isInForce(usage.status) && amountOf(name, usage.capabilities) > amountOf(name, capabilities)) {
    return new AppError('NO_ACTIVE_SUBSCRIPTION', 'Você não possui uma assinatura ativa');
  }
  const plan = planWithMore(name, capabilities, await listPlans(deps.database));
  return new AppError('NOT_IN_PLAN', missingCapability(name, capabilities, plan?.name ?? null));
}

/** Plan and usage from the settled row. Null without a subscription. */
async function readUsageIn(tx: Tx | Db, userId: string) {
  const [row] = await tx
    .select({
      planName: subscriptionPlans.name,
      priceBrl: subscriptionPlans.priceBrl,
      /** Without bonus. */
      planLimit: subscriptionPlans.diagnosesLimit,
      status: userSubscriptions.status,
      source: userSubscriptions.source,
      used: userSubscriptions.diagnosesUsedThisPeriod,
      bonus: userSubscriptions.bonusDiagnoses,
      limit: unitsLimit,
      periodEnd: userSubscriptions.currentPeriodEnd,
      endsAt: userSubscriptions.endsAt,
      graceUntil: userSubscriptions.graceUntil,
      /** Of the plan, whether it is in force or not. */
      capabilities: capabilityColumns,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, userId));
  return row ? { ...row, nearlyUsed: isNearlyUsed(row) } : null;
}

export function listPlans(database: Database) {
  return database.system
    .select({
      name: subscriptionPlans.name,
      description: subscriptionPlans.description,
      priceBrl: subscriptionPlans.priceBrl,
      diagnosesLimit: subscriptionPlans.diagnosesLimit,
      badge: subscriptionPlans.badge,
      popular: subscriptionPlans.popular,
      features: subscriptionPlans.features,
      capabilities: capabilityColumns,
      displayOrder: subscriptionPlans.displayOrder,
    })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.isActive, true))
    .orderBy(asc(subscriptionPlans.displayOrder));
}

/** The plan with which every account begins. It is always on sale. */
export async function readFreePlan(database: Database) {
  const plan = await findPlan(database, freePlanName);
  if (!plan) throw noFreePlan();
  return plan;
}

function noFreePlan(): Error {
  return new Error('the free plan is missing: run seed-plans');
}

/** A plan on sale with this name; null when there is none. */
export async function findPlan(database: Database, name: string) {
  const [plan] = await database.system
    .select()
    .from(subscriptionPlans)
    .where(and(eq(subscriptionPlans.name, name), eq(subscriptionPlans.isActive, true)));
  return plan ?? null;
}

/**
 * Checks what the account holds after something was added to it. The plan is read only for the few accounts that hold much.
 * @throws ACCOUNT_FULL; the transaction is to be given up then
 */
export async function assertAccountRoom(tx: Tx, actor: UserActor, name: AccountRoomName, held: number): Promise<void> {
  const { small, large } = accountRoom[name];
  if (held <= small) return;
  const isLarge = (await readCapabilitiesIn(tx, actor)).consultasPorCliente === unlimited;
  const most = isLarge ? large : small;
  if (held > most) throw new AppError('ACCOUNT_FULL', refusals[name](most, isLarge));
}

const refusals: Record<AccountRoomName, (most: number, isLarge: boolean) => string> = {
  clientes: (most, isLarge) =>
    `Sua conta já tem ${formatNumber(most)} clientes, ${whose(isLarge)}. Apague clientes de que não precisa mais${orPlan(isLarge)}.`,
  consultas: (most, isLarge) =>
    `Sua conta já tem ${formatNumber(most)} consultas, ${whose(isLarge)}. Apague clientes de que não precisa mais${orPlan(isLarge)}.`,
  fotoBytes: (most, isLarge) =>
    `As fotos das suas consultas já ocupam ${size(most)}, ${whose(isLarge)}. Registre a consulta sem a foto${orPlan(isLarge)}.`,
};

const whose = (isLarge: boolean) => (isLarge ? 'o máximo de uma conta' : 'o máximo do seu plano');
const orPlan = (isLarge: boolean) => (isLarge ? '' : ' ou escolha um plano maior');

function size(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`;
}
