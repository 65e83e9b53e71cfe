import { EarIllustration } from '../../components/illustrations/ear.tsx';
import { FeatureIcon } from '../../components/illustrations/feature-icons.tsx';
import { LockedSheetIllustration } from '../../components/illustrations/locked-sheet.tsx';
import { TongueIllustration } from '../../components/illustrations/tongue.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Features } from './features.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** Spec, section 2, 'Landing page': hero, benefits, features, statistics, closing call. Nav and footer come with the shell. */
export function Landing() {
  return (
    <>
      <Hero />
      <Benefits />
      <Features />
      <Statistics />
      <ClosingCall />
    </>
  );
}

function Hero() {
  return (
    <section
      id="inicio"
      className="mx-auto grid max-w-page items-center gap-12 px-4 pt-12 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[1.3fr_1fr] lg:gap-14 lg:pt-20 lg:pb-24"
    >
      <div>
        <p className="eyebrow">Para terapeutas de Medicina Tradicional Chinesa</p>
        <h1 className="mt-4 font-serif text-[2.375rem] leading-[1.1] font-semibold tracking-tight sm:text-5xl lg:text-[3.25rem]">
          Da anamnese ao diagnóstico energético, com o porquê de cada conclusão
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">
          Registre a consulta, fotografe a língua, a face e a orelha, e receba um relatório completo em português:
          padrões, pontos e orientações para revisar com quem você atende.
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
          {['3 avaliações grátis por mês', 'Sem cartão de crédito', 'Cancele quando quiser'].map((promise) => (
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

const benefits = [
  {
    title: 'Mais tempo para a pessoa',
    text: 'A anamnese se salva sozinha enquanto você conversa. O relatório nasce dela, sem digitar duas vezes.',
    Drawing: TongueIllustration,
  },
  {
    title: 'Raciocínio à vista',
    text: 'Cada hipótese mostra quais respostas e quais sinais da foto falam a favor e contra. A decisão é sua.',
    Drawing: EarIllustration,
  },
  {
    title: 'Dados de saúde protegidos',
    text: 'Fotos e respostas são privadas e tratadas segundo a LGPD e a HIPAA. Só você vê as suas avaliações.',
    Drawing: LockedSheetIllustration,
  },
] as const;

function Benefits() {
  return (
    <section aria-labelledby="beneficios" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6">
        <h2 id="beneficios" className="max-w-2xl font-serif text-3xl leading-tight font-semibold sm:text-4xl">
          Feito para o ritmo do consultório
        </h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3">
          {benefits.map(({ title, text, Drawing }) => (
            <li key={title}>
              <Drawing className="-ml-3 h-22 w-auto text-jade-ink" />
              <h3 className="mt-5 font-serif text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const statistics = [
  { value: '500+', label: 'terapeutas ativos' },
  { value: '10.000+', label: 'diagnósticos gerados' },
  { value: '98%', label: 'de satisfação' },
] as const;

function Statistics() {
  return (
    <section aria-label="Em números" className="border-y border-line">
      <dl className="mx-auto grid max-w-page gap-8 px-4 py-12 text-center sm:grid-cols-3 sm:px-6">
        {statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse gap-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-serif text-5xl font-semibold text-jade-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ClosingCall() {
  return (
    <section aria-labelledby="comece" className="mx-auto max-w-page px-4 py-16 text-center sm:px-6 sm:py-24">
      <h2 id="comece" className="mx-auto max-w-2xl font-serif text-3xl leading-tight font-semibold sm:text-4xl">
        Comece com a sua próxima consulta
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-lg text-ink-soft">
        Crie sua conta, preencha uma anamnese e leia o relatório completo. Se não ajudar, você não pagou nada.
      </p>
      <ButtonLink to="/auth" size="lg" className="mt-8">
        Criar minha conta gratuita
      </ButtonLink>
    </section>
  );
}
