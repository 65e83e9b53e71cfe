import { FeatureIcon } from '../../components/illustrations/feature-icons.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { shownWord } from '../../messages/plan-words.ts';
import { ReportSheet } from './report-sheet.tsx';

/** Who it is for, what one gets and the two ways on (docs/PRODUCT.md 1.6). */
export function Hero() {
  const promises = [shownWord('free-promise'), 'Sem cartão de crédito', 'Cancele quando quiser'];
  return (
    <section
      id="inicio"
      className="mx-auto grid max-w-page items-center gap-12 px-4 pt-10 pb-14 sm:px-6 sm:pt-14 lg:grid-cols-[1.25fr_1fr] lg:gap-14 lg:pt-16 lg:pb-20"
    >
      <div>
        <p className="eyebrow">Para acupunturistas e terapeutas de MTC</p>
        <h1 className="mt-4 font-serif text-[2.25rem] leading-[1.1] font-semibold tracking-tight sm:text-5xl lg:text-[3.25rem]">
          Da anamnese ao diagnóstico energético, com o porquê de cada conclusão
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">
          Você preenche a anamnese e fotografa a língua. Em minutos, lê um relatório completo em português, com
          hipóteses, evidências, pontos e orientações, para você conferir e decidir.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink to="/auth" variant="accent" size="lg">
            Começar Agora Gratuitamente
          </ButtonLink>
          <ButtonLink to="/plans" variant="outline" size="lg">
            Ver Planos e Preços
          </ButtonLink>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem] text-ink-soft">
          {promises.map((promise) => (
            <li key={promise} className="inline-flex items-center gap-1.5">
              <FeatureIcon name="check" className="size-4 text-jade-ink" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <ReportSheet />
    </section>
  );
}
