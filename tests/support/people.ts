import { randomUUID } from 'node:crypto';
import type { Database } from '@meridia/server/db/client.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { confirmEmail } from '@meridia/server/features/sign-ups/commands.ts';
import type { PlanName } from '@meridia/shared/plans.ts';
import type { ProviderStatus } from '@meridia/shared/subscription.ts';
import type postgres from 'postgres';

/** Changes to an account from outside the app: a role, a plan, a block, an opened link. */

/** The state after opening the link of the confirmation mail, including the welcome bonus. */
export async function confirmAccount(database: Database, userId: string): Promise<void> {
  await asSystem(database, (tx) => confirmEmail(tx, userId));
}

export async function makeAdmin(sql: postgres.Sql, userId: string): Promise<void> {
  await sql`insert into user_roles (user_id, role) values (${userId}, 'admin')`;
}

/** The state after a grant that has been in force since the running period began, so that used units still count. */
export async function setPlan(sql: postgres.Sql, userId: string, plan: PlanName): Promise<void> {
  await sql`delete from plan_grants where account_id = ${userId}`;
  if (plan !== 'Gratuito') {
    await sql`
      insert into plan_grants (account_id, plan_id, starts_at, ends_at, reason)
      select ${userId}, (select id from subscription_plans where name = ${plan}), current_period_start,
        current_period_start + interval '360 days', 'test'
      from user_subscriptions where user_id = ${userId}`;
  }
  await sql`
    update user_subscriptions set plan_id = (select id from subscription_plans where name = ${plan}), status = 'active',
      source = ${plan === 'Gratuito' ? 'free' : 'grant'},
      ends_at = (select ends_at from plan_grants where account_id = ${userId})
    where user_id = ${userId}`;
}

/** Leaves exactly `units` of the plan's limit and bonus. */
export async function leaveUnits(sql: postgres.Sql, userId: string, units: number): Promise<void> {
  const [row] = await sql<{ most: number }[]>`
    select diagnoses_limit + bonus_diagnoses as most from user_subscriptions
    join subscription_plans on subscription_plans.id = plan_id where user_id = ${userId}`;
  await useUnits(sql, userId, (row?.most ?? 0) - units);
}

/** Sets exactly this many used units for the running period, in counter and ledger. */
export async function useUnits(sql: postgres.Sql, userId: string, units: number): Promise<void> {
  await sql`
    with before as (select diagnoses_used_this_period as used, current_period_start from user_subscriptions where user_id = ${userId}),
    moved as (
      insert into usage_movements (user_id, kind, delta, ciclo, counted_at)
      select ${userId}, 'consume', ${units}::int - used, 0, greatest(date_trunc('milliseconds', now()), current_period_start)
      from before where used <> ${units}::int)
    update user_subscriptions set diagnoses_used_this_period = ${units} where user_id = ${userId}`;
}

/** The state after a card has finally failed: nothing may be created until it is paid. */
export async function endSubscription(sql: postgres.Sql, userId: string): Promise<void> {
  await setPlan(sql, userId, 'Gratuito');
  await insertPaid(sql, userId, { status: 'unpaid' });
  await sql`
    update user_subscriptions set source = 'payment', status = 'expired',
      plan_id = (select plan_id from paid_subscriptions where account_id = ${userId})
    where user_id = ${userId}`;
}

export interface PaidOptions {
  id?: string;
  plan?: PlanName;
  status?: ProviderStatus;
  /** Start of the provider's period. The default is the running period. */
  start?: Date;
  end?: Date;
  cancelAt?: Date;
  graceUntil?: Date;
  endedAt?: Date;
}

/**
 * The mirror of a subscription at the payment provider, as its webhook would write it; the caller must settle. @returns its id
 */
export async function insertPaid(sql: postgres.Sql, userId: string, paid: PaidOptions = {}): Promise<string> {
  const { id = `sub_${randomUUID()}`, plan = 'Profissional', status = 'active', start, end } = paid;
  const { cancelAt = null, graceUntil = null, endedAt = null } = paid;
  await sql`
    insert into paid_subscriptions (id, account_id, price_id, plan_id, status, started_at, current_period_start,
      current_period_end, cancel_at, grace_until, ended_at)
    select ${id}, ${userId}, ${`price_${plan}`}, (select id from subscription_plans where name = ${plan}), ${status},
      coalesce(${start ?? null}, current_period_start), coalesce(${start ?? null}, current_period_start),
      coalesce(${end ?? null}, current_period_end), ${cancelAt}, ${graceUntil}, ${endedAt}
    from user_subscriptions where user_id = ${userId}
    on conflict (id) do update set plan_id = excluded.plan_id, price_id = excluded.price_id, status = excluded.status,
      current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
      cancel_at = excluded.cancel_at, grace_until = excluded.grace_until, ended_at = excluded.ended_at`;
  return id;
}

/** Moves everything of the account this many days into the past. It settles nothing, because that is the app's work. */
export async function passDays(sql: postgres.Sql, userId: string, days: number): Promise<void> {
  const past = sql`make_interval(days => ${days})`;
  await sql`
    update user_subscriptions set period_anchor = period_anchor - ${past}, current_period_start = current_period_start - ${past},
      current_period_end = current_period_end - ${past}, settle_at = settle_at - ${past}, ends_at = ends_at - ${past},
      grace_until = grace_until - ${past}
    where user_id = ${userId}`;
  await sql`
    update usage_movements set counted_at = counted_at - ${past}, created_at = created_at - ${past} where user_id = ${userId}`;
  await sql`update plan_changes set created_at = created_at - ${past} where account_id = ${userId}`;
  await sql`
    update plan_grants set starts_at = starts_at - ${past}, ends_at = ends_at - ${past}, revoked_at = revoked_at - ${past}
    where account_id = ${userId}`;
  await sql`
    update paid_subscriptions set started_at = started_at - ${past}, current_period_start = current_period_start - ${past},
      current_period_end = current_period_end - ${past}, cancel_at = cancel_at - ${past}, grace_until = grace_until - ${past},
      ended_at = ended_at - ${past}
    where account_id = ${userId}`;
}

export async function blockAccount(sql: postgres.Sql, userId: string): Promise<void> {
  await sql`update accounts set blocked_at = now() where id = ${userId}`;
}

export interface Usage {
  used: number;
  bonus: number;
  status: string;
  periodStart: Date;
  periodEnd: Date;
}

export async function readUsage(sql: postgres.Sql, userId: string): Promise<Usage> {
  const [row] = await sql<Usage[]>`
    select diagnoses_used_this_period as used, bonus_diagnoses as bonus, status,
      current_period_start as "periodStart", current_period_end as "periodEnd"
    from user_subscriptions where user_id = ${userId}`;
  if (!row) throw new Error('no subscription');
  return row;
}
