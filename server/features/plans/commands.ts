import { isDeepStrictEqual } from 'node:util';
import { subscriptionPlans, userSubscriptions } from '@meridia/drizzle/schema.ts';
import type { PlanEdit } from '@meridia/shared/admin-plan.ts';
import { capabilityProblems } from '@meridia/shared/capability-words.ts';
import { plans } from '@meridia/shared/plans.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { notifyAccountsChanged } from '../../db/notify.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { capabilitiesIn } from './rules.ts';

/**
 * Changes a plan, for its subscribers at once: limits and capabilities are read from the plan, so no account needs settling, and open screens are
 * notified. From then on the seed does not change the plan's texts, limit and
 * capabilities.
 * @throws PLAN_NOT_FOUND; VALIDATION for taking the free plan off sale, because every account falls back on it, and for a capability
 *   beyond its bounds
 */
export function editPlan(deps: Pick<Deps, 'database'>, adminId: string, planId: string, edit: PlanEdit): Promise<void> {
  return asSystem(deps.database, async (tx) => {
    const { before, all } = await lockPlans(tx, planId);
    if (before.priceBrl === 0 && !edit.isActive) {
      throw new AppError('VALIDATION', 'O plano gratuito não sai de venda: toda conta começa e termina nele.', {
        fields: { isActive: 'O plano gratuito fica sempre à venda' },
      });
    }
    assertWithinBounds(before.name, edit, all);
    await writePlan(tx, adminId, before, edit, { reset: false });
  });
}

/** Resets the plan to shared/plans.ts. From then on the seed keeps it equal. @throws PLAN_NOT_FOUND, VALIDATION like an edit */
export function resetPlan(deps: Pick<Deps, 'database'>, adminId: string, planId: string): Promise<void> {
  return asSystem(deps.database, async (tx) => {
    const { before, all } = await lockPlans(tx, planId);
    const original = plans.find(({ name }) => name === before.name);
    if (!original) throw planNotFound();
    const { description, badge = null, popular, features, diagnosesLimit, capabilities } = original;
    const edit = { description, badge, popular, features: [...features], diagnosesLimit, capabilities, isActive: true };
    assertWithinBounds(before.name, edit, all);
    await writePlan(tx, adminId, before, edit, { reset: true });
  });
}

type PlanRow = typeof subscriptionPlans.$inferSelect;

/** All of them, in one order, because the plans beside it decide what a plan may have. */
async function lockPlans(tx: Tx, planId: string): Promise<{ before: PlanRow; all: PlanRow[] }> {
  const all = await tx
    .select()
    .from(subscriptionPlans)
    .orderBy(asc(subscriptionPlans.displayOrder), asc(subscriptionPlans.id))
    .for('update');
  const before = all.find(({ id }) => id === planId);
  if (!before) throw planNotFound();
  return { before, all };
}

function assertWithinBounds(planName: string, { capabilities }: PlanEdit, all: readonly PlanRow[]): void {
  const ranked = all.map((row) => ({ ...row, capabilities: capabilitiesIn(row) }));
  const problems = Object.entries(capabilityProblems(planName, capabilities, ranked));
  if (problems.length === 0) return;
  throw new AppError('VALIDATION', 'Há recursos fora do que este plano pode ter.', {
    fields: Object.fromEntries(problems.map(([name, text]) => [`capabilities.${name}`, text])),
  });
}

async function writePlan(
  tx: Tx,
  adminId: string,
  before: PlanRow,
  edit: PlanEdit,
  { reset }: { reset: boolean },
): Promise<void> {
  const { description, badge, popular, features, isActive, diagnosesLimit } = before;
  const capabilities = capabilitiesIn(before);
  const changes = difference({ description, badge, popular, features, isActive, diagnosesLimit, capabilities }, edit);
  if (Object.keys(changes.to).length === 0 && (before.editedAt !== null) !== reset) return;
  const { capabilities: changed, ...columns } = edit;
  await tx
    .update(subscriptionPlans)
    .set({ ...columns, ...changed, editedAt: reset ? null : sql`now()` })
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
