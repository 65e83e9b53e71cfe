import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';

export function ClosingCall() {
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
          <ButtonLink to="/auth" variant="accent" size="lg" className="mt-7 max-sm:w-full">
            Criar Minha Conta Gratuita
          </ButtonLink>
        </div>
        <MeridianFigure className="mx-auto h-56 text-jade-ink max-md:hidden" />
      </div>
    </section>
  );
}
