import type postgres from 'postgres';
import type Stripe from 'stripe';
import { insertReader } from './mails.ts';
import type { StripeContractServer } from './stripe-contract-server.ts';

/** Accounts with a customer at Stripe, without a checkout. */
export interface Payer {
  id: string;
  customerId: string;
}

/** @param anchor the day from which the free months are counted */
export async function insertPayer(sql: postgres.Sql, stripe: StripeContractServer, anchor?: Date): Promise<Payer> {
  const { id, email } = await insertReader(sql);
  const customerId = stripe.life.createCustomer({ email, metadata: { account_id: id } });
  await sql`insert into payment_customers (account_id, customer_id) values (${id}, ${customerId})`;
  if (anchor) {
    await sql`
      update user_subscriptions set period_anchor = ${anchor}, current_period_start = quota_period_start(${anchor}, now()),
        current_period_end = quota_period_end(${anchor}, now()), settle_at = quota_period_end(${anchor}, now())
      where user_id = ${id}`;
  }
  return { id, customerId };
}

/** Everything about the plan in force that a person can notice. */
export interface PlanState {
  plan: string;
  status: string;
  source: string;
  limit: number;
  used: number;
  bonus: number;
  periodStart: string;
  periodEnd: string;
  endsAt: string | null;
  graceUntil: string | null;
}

export async function readPlanState(sql: postgres.Sql, accountId: string): Promise<PlanState> {
  const [row] = await sql<PlanState[]>`
    select name as plan, status, source, diagnoses_limit as limit, diagnoses_used_this_period as used,
      bonus_diagnoses as bonus, to_json(current_period_start) as "periodStart", to_json(current_period_end) as "periodEnd",
      to_json(ends_at) as "endsAt", to_json(grace_until) as "graceUntil"
    from user_subscriptions join subscription_plans on subscription_plans.id = plan_id where user_id = ${accountId}`;
  if (!row) throw new Error('no subscription');
  return row;
}

/** How often each effect has happened to an account, according to its rows. */
export async function countEffects(
  sql: postgres.Sql,
  accountId: string,
): Promise<{ events: number; planChanges: number; mails: number; paid: number }> {
  const [row] = await sql<{ events: number; planChanges: number; mails: number; paid: number }[]>`
    select (select count(*)::int from payment_events where account_id = ${accountId}) as events,
      (select count(*)::int from plan_changes where account_id = ${accountId}) as "planChanges",
      (select count(*)::int from mails where account_id = ${accountId} and kind = 'plan_changed') as mails,
      (select count(*)::int from paid_subscriptions where account_id = ${accountId}) as paid`;
  if (!row) throw new Error('no count');
  return row;
}

/** One fingerprint of every row that payment may change: if it is equal before and after, nothing has changed. */
export async function paymentFingerprint(sql: postgres.Sql): Promise<string> {
  const tables = [
    'payment_events',
    'payment_customers',
    'paid_subscriptions',
    'plan_grants',
    'plan_changes',
    'plan_prices',
    'user_subscriptions',
    'usage_movements',
    'mails',
    'subscription_plans',
  ];
  const prints: string[] = [];
  for (const table of tables) {
    const [row] = await sql<{ print: string }[]>`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${sql(table)} t`;
    prints.push(`${table} ${row?.print}`);
  }
  return prints.join('\n');
}

/** The events about a customer, oldest first. */
export function eventsOf(stripe: StripeContractServer, customerId: string): Stripe.Event[] {
  return stripe.events.all.filter(({ data }) => {
    const about = data.object as { id?: string; customer?: unknown; charge?: string };
    const charge = about.charge ? stripe.state.charges.get(about.charge) : undefined;
    return about.customer === customerId || about.id === customerId || charge?.customer === customerId;
  });
}
