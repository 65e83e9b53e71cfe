import { type AdminPlan, type PlanEdit, planEditSchema } from '@meridia/shared/admin-plan.ts';
import { capabilityProblems } from '@meridia/shared/capability-words.ts';
import { type Capabilities, unlimited } from '@meridia/shared/plans.ts';

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
  /** Without the number of follow-ups, which stands in the two fields below. */
  capabilities: Omit<Capabilities, 'consultasPorCliente'>;
  consultasUnlimited: boolean;
  consultas: string;
}

export function formOf(plan: AdminPlan): PlanForm {
  const { consultasPorCliente, ...capabilities } = plan.capabilities;
  return {
    description: plan.description,
    badge: plan.badge ?? '',
    popular: plan.popular,
    features: plan.features.join('\n'),
    isActive: plan.isActive,
    isUnlimited: plan.diagnosesLimit === unlimited,
    limit: plan.diagnosesLimit === unlimited ? '' : String(plan.diagnosesLimit),
    capabilities,
    consultasUnlimited: consultasPorCliente === unlimited,
    consultas: consultasPorCliente === unlimited ? '' : String(consultasPorCliente),
  };
}

/**
 * The edit that a form describes, or one Portuguese text for each wrong field: by its name, and by `capabilities.<name>`.
 * @param plans all plans as they are now, because those beside it decide what this one may have
 */
export function readForm(
  form: PlanForm,
  plan: AdminPlan,
  plans: readonly AdminPlan[],
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
    diagnosesLimit: readNumber(form.limit, form.isUnlimited),
    capabilities: { ...form.capabilities, consultasPorCliente: readNumber(form.consultas, form.consultasUnlimited) },
  });
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    errors[path[0] === 'capabilities' ? path.join('.') : String(path[0])] ??= message;
  }
  if (parsed.success) {
    const problems = capabilityProblems(plan.name, parsed.data.capabilities, plans);
    for (const [name, text] of Object.entries(problems)) errors[`capabilities.${name}`] = text;
    if (Object.keys(errors).length === 0) return { ok: true, edit: parsed.data };
  }
  return { ok: false, errors };
}

function readNumber(typed: string, isUnlimited: boolean): number | undefined {
  if (isUnlimited) return unlimited;
  return /^\d+$/.test(typed.trim()) ? Number(typed) : undefined;
}
