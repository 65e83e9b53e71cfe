import { type AdminPlan, type PlanEdit, planEditSchema } from '@meridia/shared/admin-plan.ts';
import { unlimited } from '@meridia/shared/plans.ts';

/** The texts in the fields while the admin types. */
export interface PlanForm {
  description: string;
  badge: string;
  popular: boolean;
  /** One benefit per line. */
  features: string;
  isActive: boolean;
  isUnlimited: boolean;
  limit: string;
}

export function formOf(plan: AdminPlan): PlanForm {
  return {
    description: plan.description,
    badge: plan.badge ?? '',
    popular: plan.popular,
    features: plan.features.join('\n'),
    isActive: plan.isActive,
    isUnlimited: plan.diagnosesLimit === unlimited,
    limit: plan.diagnosesLimit === unlimited ? '' : String(plan.diagnosesLimit),
  };
}

/** The edit that a form describes, or one Portuguese text for each wrong field. */
export function readForm(
  form: PlanForm,
): { ok: true; edit: PlanEdit } | { ok: false; errors: Partial<Record<string, string>> } {
  const parsed = planEditSchema.safeParse({
    description: form.description,
    badge: form.badge.trim() || null,
    popular: form.popular,
    features: form.features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    isActive: form.isActive,
    diagnosesLimit: form.isUnlimited ? unlimited : /^\d+$/.test(form.limit.trim()) ? Number(form.limit) : undefined,
  });
  if (parsed.success) return { ok: true, edit: parsed.data };
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors };
}
