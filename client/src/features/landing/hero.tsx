import { FeatureIcon } from '../../components/illustrations/feature-icons.tsx';
import { FiveElementsWheel } from '../../components/illustrations/five-elements.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { excerpt } from '../../messages/excerpt.ts';
import { shownWord } from '../../messages/plan-words.ts';

/** The top of the landing page: for whom the product is, what it does, and two links (docs/PRODUCT.md 1.6). */
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
          <ButtonLink to="/auth" search={{ modo: 'cadastro' }} variant="accent" size="lg">
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

const { elementos } = excerpt;
const wheelTitle = `Roda dos cinco elementos, de 0 a 100: Madeira ${elementos.madeira}, Fogo ${elementos.fogo}, Terra ${elementos.terra}, Metal ${elementos.metal}, Água ${elementos.agua}`;

/** A picture of a report's first page. The person is invented, and the page says so. */
function ReportSheet() {
  return (
    <figure className="mx-auto w-full max-w-md">
      <div className="rounded-card border border-line bg-surface shadow-lift">
        <p className="flex justify-between gap-3 border-b border-line px-5 py-3 text-[0.9375rem] text-ink-soft sm:px-6">
          <span>{excerpt.cliente}</span>
          <span>Relatório completo</span>
        </p>
        <div className="px-5 pt-5 sm:px-6">
          <p className="text-[0.9375rem] font-semibold text-jade-ink">Hipótese principal</p>
          <p className="mt-1 font-serif text-[1.75rem] leading-tight font-semibold">{excerpt.hipotese}</p>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            {excerpt.codigo} · {excerpt.confianca}
          </p>
          <FiveElementsWheel title={wheelTitle} scores={elementos} className="mx-auto my-3 w-full max-w-68" />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-t border-line px-5 py-4 text-[0.9375rem] sm:px-6">
          <dt className="font-semibold text-jade-ink">A favor</dt>
          <dd>{excerpt.aFavor.map(({ achado }) => achado.toLowerCase()).join(', ')}</dd>
          <dt className="font-semibold text-cinnabar-ink">Contra</dt>
          <dd>{excerpt.contra.map(({ achado }) => achado.toLowerCase()).join(', ')}</dd>
        </dl>
      </div>
      <figcaption className="mt-3 text-center text-sm text-ink-soft">
        Trecho de um relatório com dados fictícios
      </figcaption>
    </figure>
  );
}
