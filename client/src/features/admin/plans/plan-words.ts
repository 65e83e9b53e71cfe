import type { AdminPlan, PlanEdit } from '@meridia/shared/admin-plan.ts';
import { amountWords, capabilityTitles } from '@meridia/shared/capability-words.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { amountOf, capabilityNames, unlimited } from '@meridia/shared/plans.ts';

/** '20 diagnósticos por mês'. */
export function limitText(diagnosesLimit: number): string {
  if (diagnosesLimit === unlimited) return 'Ilimitado';
  return `${plural(diagnosesLimit, 'diagnóstico', 'diagnósticos')} por mês`;
}

/** What saving will change for therapists, said before the admin saves. */
export function consequences(plan: AdminPlan, edit: PlanEdit): string[] {
  const accounts = plural(plan.subscribers, 'conta', 'contas');
  const texts: string[] = [];
  if (edit.diagnosesLimit !== plan.diagnosesLimit) {
    const less =
      edit.diagnosesLimit !== unlimited &&
      (plan.diagnosesLimit === unlimited || edit.diagnosesLimit < plan.diagnosesLimit);
    texts.push(
      `${accounts} neste plano: o limite passa de ${limitText(plan.diagnosesLimit).toLowerCase()} para ${limitText(edit.diagnosesLimit).toLowerCase()}, já no período em curso.${
        less ? ' Quem já usou mais que isso não cria outro diagnóstico até o próximo período.' : ''
      }`,
    );
  }
  for (const name of capabilityNames) {
    const [before, after] = [amountOf(name, plan.capabilities), amountOf(name, edit.capabilities)];
    if (before === after) continue;
    texts.push(
      `${accounts} neste plano: ${capabilityTitles[name]} passa de ${amountWords(name, plan.capabilities)} para ${amountWords(name, edit.capabilities)}, já a partir de agora.${
        after < before ? ' O que já foi feito continua.' : ''
      }`,
    );
  }
  if (edit.isActive !== plan.isActive) {
    texts.push(
      edit.isActive
        ? 'O plano volta a ser vendido e a aparecer em Planos.'
        : `O plano sai de Planos e ninguém mais o compra. ${accounts} neste plano: continuam nele, e as assinaturas seguem renovando.`,
    );
  }
  texts.push('Os textos novos aparecem em Planos para todos, assim que a página for aberta de novo.');
  return texts;
}
