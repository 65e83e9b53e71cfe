import { Lock } from 'lucide-react';

const exclusives = [
  { value: '8 a 12', label: 'pontos de acupuntura corporal' },
  { value: '4 a 6', label: 'pontos auriculares' },
  { value: '5 a 7', label: 'terapias ampliadas' },
] as const;

/** Spec, section 2, 'Plans': the pitch, the social proof and the note on payment. */
export function PlanPitch() {
  return (
    <div className="mt-12 grid gap-8 border-t border-line pt-12">
      <section aria-labelledby="exclusivos">
        <h2 id="exclusivos" className="max-w-2xl font-serif text-3xl leading-tight font-semibold">
          O que entra em cada relatório completo
        </h2>
        <dl className="mt-6 grid gap-6 sm:grid-cols-3">
          {exclusives.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse border-l-2 border-jade pl-4">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-serif text-3xl font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="max-w-text text-lg">
        Mais de 10 mil diagnósticos gerados, com 85% de satisfação entre os terapeutas que usam os planos pagos.
      </p>
      <p className="flex max-w-text gap-3 text-ink-soft">
        <Lock aria-hidden className="mt-0.5 size-5 shrink-0" />
        Pagamento seguro por cartão, cancelamento a qualquer momento e nenhuma taxa escondida.
      </p>
    </div>
  );
}
