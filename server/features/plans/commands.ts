import { isDeepStrictEqual } from 'node:util';
import { subscriptionPlans, userSubscriptions } from '@meridia/drizzle/schema.ts';
import type { PlanEdit } from '@meridia/shared/admin-plan.ts';
import { plans } from '@meridia/shared/plans.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { notifyAccountsChanged } from '../../db/notify.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';

/**
 * Changes a plan, for its subscribers at once: limits are read from the plan, so no account needs settling, and open screens are
 * notified. From then on the seed does not change the plan's texts and limit.
 * @throws PLAN_NOT_FOUND; VALIDATION for taking the free plan off sale, because every account falls back on it
 */
export function editPlan(deps: Pick<Deps, 'database'>, adminId: string, planId: string, edit: PlanEdit): Promise<void> {
  return asSystem(deps.database, async (tx) => {
    const before = await lockPlan(tx, planId);
    if (before.priceBrl === 0 && !edit.isActive) {
      throw new AppError('VALIDATION', 'O plano gratuito não sai de venda: toda conta começa e termina nele.', {
        fields: { isActive: 'O plano gratuito fica sempre à venda' },
      });
    }
    await writePlan(tx, adminId, before, edit, { reset: false });
  });
}

/** Resets the plan to shared/plans.ts. From then on the seed keeps it equal. @throws PLAN_NOT_FOUND */
export function resetPlan(deps: Pick<Deps, 'database'>, adminId: string, planId: string): Promise<void> {
  return asSystem(deps.database, async (tx) => {
    const before = await lockPlan(tx, planId);
    const original = plans.find(({ name }) => name === before.name);
    if (!original) throw planNotFound();
    const { description, badge = null, popular, features, diagnosesLimit } = original;
    const edit = { description, badge, popular, features: [...features], diagnosesLimit, isActive: true };
    await writePlan(tx, adminId, before, edit, { reset: true });
  });
}

type PlanRow = typeof subscriptionPlans.$inferSelect;

async function lockPlan(tx: Tx, planId: string): Promise<PlanRow> {
  const [plan] = await tx.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, planId)).for('update');
  if (!plan) throw planNotFound();
  return plan;
}

async function writePlan(
  tx: Tx,
  adminId: string,
  before: PlanRow,
  edit: PlanEdit,
  { reset }: { reset: boolean },
): Promise<void> {
  const { description, badge, popular, features, isActive, diagnosesLimit } = before;
  const changes = difference({ description, badge, popular, features, isActive, diagnosesLimit }, edit);
  if (Object.keys(changes.to).length === 0 && (before.editedAt !== null) !== reset) return;
  await tx
    .update(subscriptionPlans)
    .set({ ...edit, editedAt: reset ? null : sql`now()` })
    .where(eq(subscriptionPlans.id, before.id));
  await recordAdminAction(tx, {
    actorId: adminId,
    action: 'plan.edit',
    subjectId: before.id,
    details: { planName: before.name, reset, ...changes },
  });
  const subscribers = tx
    .select({ id: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.planId, before.id));
  await notifyAccountsChanged(tx, sql`(${subscribers})`, 'subscription');
}

/** Old and new values of the fields that changed. */
function difference(before: Omit<PlanEdit, 'features'> & { features: readonly string[] }, after: PlanEdit) {
  const old = Object.entries(before);
  const changed = Object.entries(after).filter(
    ([key, value]) => !isDeepStrictEqual(value, old.find(([name]) => name === key)?.[1]),
  );
  const names = changed.map(([key]) => key);
  return { from: Object.fromEntries(old.filter(([key]) => names.includes(key))), to: Object.fromEntries(changed) };
}

function planNotFound(): AppError {
  return new AppError('PLAN_NOT_FOUND', 'Este plano não existe mais.');
}
