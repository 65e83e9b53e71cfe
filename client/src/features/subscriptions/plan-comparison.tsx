import { comparePlans } from '@meridia/shared/plan-rows.ts';
import { Comparison } from '../../components/ui/comparison.tsx';
import { type OfferedPlan, usePlans } from '../../lib/use-plans.ts';
import { shownFact } from '../../messages/plan-words.ts';
import { useInPreparation } from './use-in-preparation.ts';

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
        rows={[
          { label: 'Preço por mês', values: plans.map((plan) => shownFact('price', plan)) },
          { label: 'Diagnósticos por mês', values: plans.map((plan) => shownFact('limit', plan)) },
          ...comparePlans(plans, isInPreparation),
        ]}
        highlight={plans.findIndex(({ popular }) => popular)}
      />
      <p className="mt-4 max-w-text text-[0.9375rem] text-ink-soft">
        Ao mudar de plano, você não perde o que já fez: ler, corrigir, exportar, imprimir e apagar não dependem do
        plano, e os relatórios feitos com a marca da clínica continuam com ela. O que está em preparação ainda não
        existe em nenhum plano.
      </p>
    </section>
  );
}
