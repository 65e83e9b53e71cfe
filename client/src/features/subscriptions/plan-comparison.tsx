import { freePlanName, type PlanName, planNames } from '@meridia/shared/plans.ts';
import { Comparison, type ComparisonRow } from '../../components/ui/comparison.tsx';
import { type OfferedPlan, usePlans } from '../../lib/use-plans.ts';
import { shownFact } from '../../messages/plan-words.ts';
import { useInPreparation } from './use-in-preparation.ts';

// The plans' lists name some of these features from a certain plan on; the server does not check any of them.
const inAllPlans = [
  'Relatório completo, com tratamentos',
  'Histórico de avaliações',
  'Evolução dos pacientes',
  'Relatórios com a marca da sua clínica',
  'Terapias integrativas ampliadas',
];

/** From which plan on a feature is included, or will be. */
const includedFrom: readonly [label: string, from: PlanName][] = [
  ...inAllPlans.map((label): [string, PlanName] => [label, freePlanName]),
  ['Suporte prioritário', 'Premium'],
  ['API de integração', 'Enterprise'],
  ['Suporte 24/7', 'Enterprise'],
];

const ranks: readonly string[] = planNames;

/** The plans side by side: at first those of our catalogue, then the plans that the server sells. */
export function PlanComparison() {
  const plans: readonly OfferedPlan[] = usePlans();
  const isInPreparation = useInPreparation();
  return (
    <section aria-labelledby="comparar" className="mt-14">
      <h2 id="comparar" className="mb-6 font-serif text-3xl leading-tight font-semibold">
        Compare os planos
      </h2>
      <Comparison
        caption="O que cada plano inclui"
        columns={plans.map(({ name }) => name)}
        rows={rowsOf(plans, isInPreparation)}
        highlight={plans.findIndex(({ popular }) => popular)}
      />
      <p className="mt-4 max-w-text text-[0.9375rem] text-ink-soft">
        Hoje o que separa os planos é a quantidade de diagnósticos e a prioridade no suporte: o que já existe no
        aplicativo está aberto em todos, também no Gratuito. O que está em preparação ainda não existe em nenhum.
      </p>
    </section>
  );
}

function rowsOf(plans: readonly OfferedPlan[], isInPreparation: (feature: string) => boolean): ComparisonRow[] {
  // A benefit that an admin removed from a plan's list is not promised here either.
  const included = includedFrom.filter(
    ([label, from]) =>
      inAllPlans.includes(label) || plans.some(({ name, features }) => name === from && features.includes(label)),
  );
  return [
    { label: 'Preço por mês', values: plans.map((plan) => shownFact('price', plan)) },
    {
      label: 'Diagnósticos por mês',
      values: plans.map((plan) => shownFact('limit', plan)),
    },
    ...included.map(([label, from]) => ({
      label,
      values: plans.map(({ name }) => {
        const listed = ranks.indexOf(name) >= ranks.indexOf(from);
        return listed && isInPreparation(label) ? 'Em preparação' : listed;
      }),
    })),
  ];
}
