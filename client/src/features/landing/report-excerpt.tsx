import { describeConfianca } from '@meridia/shared/confianca.ts';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { excerpt } from '../../messages/excerpt.ts';
import { Section } from './section.tsx';

/** A readable part of a report: one hypothesis with the evidence for and against it, and the first points. */
export function ReportExcerpt() {
  return (
    <Section
      id="relatorio"
      eyebrow="O que você recebe"
      title="Um relatório que mostra de onde veio cada frase"
      lead="Este trecho é do relatório de exemplo: uma pessoa fictícia, as mesmas regras que valem para os seus, e o texto do redator local."
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <Hypothesis />
        <Points />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/demo-relatorio-exemplo">Ler o relatório de exemplo</ButtonLink>
        <ButtonLink to="/demo-relatorio" variant="ghost">
          Comparar básico e completo
        </ButtonLink>
      </div>
    </Section>
  );
}

function Hypothesis() {
  return (
    <article aria-label="Trecho: hipótese e evidências" className={sheet}>
      <p className="text-[0.9375rem] text-ink-soft">Queixa: {excerpt.queixa.toLowerCase()}</p>
      <h3 className="mt-3 font-serif text-2xl leading-tight font-semibold">{excerpt.hipotese}</h3>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {excerpt.codigo} · {describeConfianca(excerpt.confianca).texto}
      </p>
      <div className="mt-5 grid gap-5 text-[0.9375rem] sm:grid-cols-2">
        <Evidence title="A favor" color="text-jade-ink" findings={excerpt.aFavor} />
        <div className="grid content-start gap-5">
          <Evidence title="Contra" color="text-cinnabar-ink" findings={excerpt.contra} />
          <div>
            <h4 className="font-semibold">O que decidiria</h4>
            <p className="mt-1.5">{excerpt.decidiria}</p>
          </div>
        </div>
      </div>
    </article>
  );
}

function Evidence({
  title,
  color,
  findings,
}: {
  title: string;
  color: string;
  findings: readonly { achado: string; fonte: string }[];
}) {
  return (
    <div>
      <h4 className={`font-semibold ${color}`}>{title}</h4>
      <ul className="mt-1.5 grid gap-1.5">
        {findings.map(({ achado, fonte }) => (
          <li key={achado}>
            {achado} <span className="block text-sm text-ink-soft">{fonte}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Points() {
  return (
    <article aria-label="Trecho: pontos do protocolo" className={sheet}>
      <h3 className="font-serif text-2xl leading-tight font-semibold">Pontos corporais</h3>
      <ul className="mt-3">
        {excerpt.pontos.map(({ codigo, pinyin, localizacao, tecnica }) => (
          <li key={codigo} className="grid grid-cols-[4rem_1fr] gap-x-3 border-t border-line py-3 text-[0.9375rem]">
            <span className="font-serif text-xl font-semibold text-jade-ink">{codigo}</span>
            <span>
              <span className="font-semibold">{pinyin}</span> · {tecnica.toLowerCase()}
              <span className="block text-ink-soft">{localizacao}</span>
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-2 border-t border-line pt-4 font-serif text-xl leading-tight font-semibold">Auriculares</h3>
      <ul className="mt-3 flex flex-wrap gap-2 text-[0.9375rem]">
        {excerpt.auriculares.map((nome) => (
          <li key={nome} className="rounded-full bg-sunken px-3 py-1">
            {nome}
          </li>
        ))}
      </ul>
    </article>
  );
}

const sheet = 'rounded-card border border-line bg-surface p-5 sm:p-7';
