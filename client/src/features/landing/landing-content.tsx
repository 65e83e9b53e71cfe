import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { brand } from '../../messages/brand.ts';
import { Benefits } from './benefits.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { ReportExcerpt } from './report-excerpt.tsx';
import { Steps } from './steps.tsx';
import { Trust } from './trust.tsx';

export function LandingContent() {
  return (
    <>
      <Hero />
      <Statistics />
      <Benefits />
      <Steps />
      <ReportExcerpt />
      <Features />
      <Trust />
      <Prices />
      <Questions />
      <ClosingCall />
    </>
  );
}

const statistics = [
  { value: '500+', label: 'terapeutas ativos' },
  { value: '10.000+', label: 'diagnósticos gerados' },
  { value: '98%', label: 'de satisfação' },
] as const;

/** The figures of the landing page (docs/PRODUCT.md 1.5). */
function Statistics() {
  return (
    <section aria-label="Em números" className="border-y border-line bg-sunken">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-6 px-4 py-9 text-center sm:grid-cols-3 sm:px-6">
        {statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 max-sm:last:col-span-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-serif text-4xl font-semibold text-jade-ink sm:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="px-4 pb-6 text-center text-sm text-ink-soft">Números informados por {brand.instituteName}</p>
    </section>
  );
}

function ClosingCall() {
  return (
    <section aria-labelledby="comece" className="border-t border-line">
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-14 sm:px-6 sm:py-16 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="comece" className="max-w-xl font-serif text-[1.875rem] leading-tight font-semibold sm:text-4xl">
            Comece com a sua próxima consulta
          </h2>
          <p className="mt-4 max-w-xl text-lg text-ink-soft">
            Crie sua conta, preencha uma anamnese e leia o relatório completo. Se não ajudar, você não pagou nada.
          </p>
          <ButtonLink
            to="/auth"
            search={{ modo: 'cadastro' }}
            variant="accent"
            size="lg"
            className="mt-7 max-sm:w-full"
          >
            Criar Minha Conta Gratuita
          </ButtonLink>
        </div>
        <MeridianFigure className="mx-auto h-56 text-jade-ink max-md:hidden" />
      </div>
    </section>
  );
}
