import { planGrants, subscriptionPlans } from '@meridia/drizzle/schema.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { requireAccount } from '../accounts/policy.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { settleSubscription } from '../subscriptions/commands.ts';

/** Who gives or takes back a grant. The rows of `plan_grants` store who, when and why; the admin actions of the account name them, too. */
export type GrantedBy = { adminId: string } | 'command_line';

export interface NewGrant {
  userId: string;
  planName: string;
  /** The first instant at which the plan is no longer in force. */
  endsAt: Date;
  /** Explains the grant to later readers: 'cortesia', 'transferência de 12/11'. */
  reason: string;
}

/** A longer grant is most likely a typing error. */
const longestGrantYears = 5;

/**
 * Gives a paid plan by hand, from now until `endsAt`. Grants may overlap each other and a paid subscription; the highest plan is in
 * force.
 * @throws PLAN_NOT_FOUND, also for the free plan; NOT_FOUND without such an account; VALIDATION for the end
 */
export function grantPlan(
  deps: Pick<Deps, 'database' | 'queue'>,
  by: GrantedBy,
  { userId, planName, endsAt, reason }: NewGrant,
): Promise<{ grantId: string }> {
  return asSystem(deps.database, async (tx) => {
    const planId = await findPaidPlan(tx, planName);
    await requireAccount(tx, userId);
    await assertTerm(tx, endsAt);
    const [grant] = await tx
      .insert(planGrants)
      .values({ accountId: userId, planId, endsAt, reason, grantedBy: adminIn(by) })
      .returning({ grantId: planGrants.id });
    if (!grant) throw new Error('no grant was written');
    await recordAdminAction(tx, {
      actorId: adminIn(by),
      action: 'plan.grant',
      subjectId: userId,
      details: { ...grant, planName, endsAt },
    });
    await settleSubscription(deps, tx, userId);
    return grant;
  });
}

/**
 * Ends a grant now. A grant that was revoked before or has ended does not change.
 * @returns whether this call revoked it
 * @throws NOT_FOUND
 */
export function revokeGrant(
  deps: Pick<Deps, 'database' | 'queue'>,
  by: GrantedBy,
  grantId: string,
): Promise<{ revoked: boolean }> {
  return asSystem(deps.database, async (tx) => {
    const [revoked] = await tx
      .update(planGrants)
      .set({ revokedAt: sql`now()`, revokedBy: adminIn(by) })
      .where(and(eq(planGrants.id, grantId), isNull(planGrants.revokedAt), gt(planGrants.endsAt, sql`now()`)))
      .returning({ accountId: planGrants.accountId, planId: planGrants.planId });
    if (!revoked) {
      await assertGrant(tx, grantId);
      return { revoked: false };
    }
    const { accountId, planId } = revoked;
    await recordAdminAction(tx, {
      actorId: adminIn(by),
      action: 'plan.revoke',
      subjectId: accountId,
      details: { grantId, planName: await nameOfPlan(tx, planId) },
    });
    await settleSubscription(deps, tx, accountId);
    return { revoked: true };
  });
}

async function findPaidPlan(tx: Tx, planName: string): Promise<string> {
  const [plan] = await tx
    .select({ id: subscriptionPlans.id })
    .from(subscriptionPlans)
    .where(
      and(
        eq(subscriptionPlans.name, planName),
        eq(subscriptionPlans.isActive, true),
        gt(subscriptionPlans.priceBrl, 0),
      ),
    );
  if (!plan) throw new AppError('PLAN_NOT_FOUND', 'Não há plano pago com este nome.');
  return plan.id;
}

async function nameOfPlan(tx: Tx, planId: string): Promise<string | null> {
  const [plan] = await tx
    .select({ name: subscriptionPlans.name })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.id, planId));
  return plan?.name ?? null;
}

// Uses the database's clock, like everything about plans.
async function assertTerm(tx: Tx, endsAt: Date): Promise<void> {
  const end = sql`${endsAt.toISOString()}::timestamptz`;
  const [term] = await tx.execute<{ begun: boolean; long: boolean }>(
    sql`select ${end} <= now() as begun, ${end} > now() + make_interval(years => ${longestGrantYears}) as long`,
  );
  const problem = term?.begun
    ? 'Escolha um fim no futuro.'
    : term?.long
      ? `Escolha um fim dentro dos próximos ${longestGrantYears} anos.`
      : null;
  if (problem) throw new AppError('VALIDATION', 'Confira os campos destacados.', { fields: { endsAt: problem } });
}

async function assertGrant(tx: Tx, grantId: string): Promise<void> {
  const [grant] = await tx.select({ id: planGrants.id }).from(planGrants).where(eq(planGrants.id, grantId));
  if (!grant) throw new AppError('NOT_FOUND', 'Não há concessão com este número.');
}

function adminIn(by: GrantedBy): string | null {
  return by === 'command_line' ? null : by.adminId;
}
