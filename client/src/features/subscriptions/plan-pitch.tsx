import { addedLines } from '@meridia/shared/plan-rows.ts';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { type OfferedPlan, usePlans } from '../../lib/use-plans.ts';
import { brand } from '../../messages/brand.ts';

const exclusives = [
  { value: '8-12', label: 'pontos corporais, com localização, técnica e cuidados' },
  { value: '4-6', label: 'pontos auriculares para o mesmo quadro' },
  { value: '5-7', label: 'terapias integrativas, do Qi Gong à dietoterapia' },
] as const;

/** The upgrade pitch, the way to the sample report and the social proof (docs/PRODUCT.md 1.5). */
export function PlanPitch() {
  const plans: readonly OfferedPlan[] = usePlans();
  const firstPaid = plans.find(({ priceBrl }) => priceBrl > 0);
  const wider = plans.find(({ capabilities }) => capabilities.terapiasAmpliadas);
  const added = firstPaid ? addedLines(firstPaid, plans) : [];
  return (
    <section aria-labelledby="exclusivos" className="mt-14 rounded-card border border-line bg-sunken p-6 sm:p-8">
      <p className="eyebrow">Recursos exclusivos do relatório completo</p>
      <h2 id="exclusivos" className="mt-2 max-w-2xl font-serif text-3xl leading-tight font-semibold">
        Do diagnóstico ao tratamento, em cada avaliação
      </h2>
      <dl className="mt-6 grid gap-6 sm:grid-cols-3">
        {exclusives.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-2 border-jade-ink pl-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-serif text-3xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {firstPaid && added.length > 0 && (
        <p className="mt-6 max-w-text text-ink-soft">
          O relatório completo está em todos os planos. A partir do {firstPaid.name}, também: {inOneSentence(added)}.
        </p>
      )}
      {wider && (
        <p className="mt-2 max-w-text text-ink-soft">
          A partir do {wider.name}, terapias ampliadas: plano alimentar, Qi Gong e respiração passo a passo e
          automassagem, com figuras, fontes e cuidados.
        </p>
      )}
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line pt-6">
        <ButtonLink to="/demo-relatorio-exemplo" variant="outline" className="max-sm:w-full">
          Ver relatório de exemplo
        </ButtonLink>
        <p className="text-ink-soft">
          <strong className="font-semibold text-ink">85% de satisfação</strong> entre quem assina ·{' '}
          <strong className="font-semibold text-ink">10k+ diagnósticos</strong> gerados
          <span className="block text-sm">Números informados por {brand.instituteName}</span>
        </p>
      </div>
    </section>
  );
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Lines of a card as parts of a sentence. */
function inOneSentence(lines: readonly string[]): string {
  return list.format(lines.map((line) => line.charAt(0).toLowerCase() + line.slice(1)));
}
