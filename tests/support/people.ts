import type { Database } from '@meridia/server/db/client.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { confirmEmail } from '@meridia/server/features/accounts/commands.ts';
import type { PlanName } from '@meridia/shared/plans.ts';
import type postgres from 'postgres';

/** What happens to an account from outside the app: a role, a plan, a block, a link that was followed. */

/** As after the link of the confirmation mail: the welcome bonus included. */
export async function confirmAccount(database: Database, userId: string): Promise<void> {
  await asSystem(database, (tx) => confirmEmail(tx, userId));
}

export async function makeAdmin(sql: postgres.Sql, userId: string): Promise<void> {
  await sql`insert into user_roles (user_id, role) values (${userId}, 'admin')`;
}

export async function setPlan(sql: postgres.Sql, userId: string, plan: PlanName): Promise<void> {
  await sql`
    update user_subscriptions set plan_id = (select id from subscription_plans where name = ${plan})
    where user_id = ${userId}`;
}

/** Units that are left of the plan's limit and bonus: exactly `units` more may be taken. */
export async function leaveUnits(sql: postgres.Sql, userId: string, units: number): Promise<void> {
  await sql`
    update user_subscriptions set diagnoses_used_this_period = diagnoses_limit + bonus_diagnoses - ${units}
    from subscription_plans where subscription_plans.id = plan_id and user_id = ${userId}`;
}

export async function endSubscription(sql: postgres.Sql, userId: string): Promise<void> {
  await sql`update user_subscriptions set status = 'canceled' where user_id = ${userId}`;
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
