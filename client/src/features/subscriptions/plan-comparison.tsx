import { type PlanName, planNames, plans, unlimited } from '@meridia/shared/plans.ts';
import { Comparison, type ComparisonRow } from '../../components/ui/comparison.tsx';
import { formatMoney } from '../../lib/format.ts';

const inAllPlans = ['Relatório completo, com tratamentos', 'Histórico de avaliações'];

/** From which plan on something is included, as the plans' own lists say (shared/plans.ts). */
const includedFrom: readonly [label: string, from: PlanName][] = [
  ...inAllPlans.map((label): [string, PlanName] => [label, 'Gratuito']),
  ['Evolução dos pacientes', 'Profissional'],
  ['Relatórios com a marca da sua clínica', 'Profissional'],
  ['Terapias integrativas ampliadas', 'Premium'],
  ['Suporte prioritário', 'Premium'],
  ['API de integração', 'Enterprise'],
  ['Suporte 24/7', 'Enterprise'],
];

const rows: readonly ComparisonRow[] = [
  { label: 'Preço por mês', values: plans.map(({ priceBrl }) => formatMoney(priceBrl)) },
  {
    label: 'Diagnósticos por mês',
    values: plans.map(({ diagnosesLimit }) => (diagnosesLimit === unlimited ? 'Ilimitados' : `${diagnosesLimit}`)),
  },
  ...includedFrom.map(([label, from]) => ({
    label,
    values: planNames.map((name) => planNames.indexOf(name) >= planNames.indexOf(from)),
  })),
];

export function PlanComparison() {
  return (
    <section aria-labelledby="comparar" className="mt-14">
      <h2 id="comparar" className="mb-6 font-serif text-3xl leading-tight font-semibold">
        Compare os planos
      </h2>
      <Comparison
        caption="O que cada plano inclui"
        columns={planNames}
        rows={rows}
        highlight={plans.findIndex(({ popular }) => popular)}
      />
    </section>
  );
}
