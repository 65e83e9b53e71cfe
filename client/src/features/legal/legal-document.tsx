import {
  caminhoDaVersao,
  type DocumentoLegal,
  paginasLegais,
  versaoAtual,
  versoesLegais,
} from '@meridia/shared/versoes-legais.ts';
import type { ReactNode } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { formatDay } from './format-day.ts';
import './legal-document.css';

export interface LegalSection {
  /** The section's anchor on the page. Links to it still work when the title changes. */
  id: string;
  title: string;
  body: ReactNode;
}

/** The text of a legal page, without what the page adds to it. */
export interface LegalContent {
  /** A summary of the document in one or two sentences, shown before all articles. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

interface LegalDocumentProps {
  documento: DocumentoLegal;
  content: LegalContent;
}

/** A legal document: version and date, a table of contents, numbered sections with a readable line length, a link back to the start. */
export function LegalDocument({ documento, content }: LegalDocumentProps) {
  const title = paginasLegais[documento].titulo;
  const { numero, data } = versaoAtual(documento);
  const sections = [
    ...content.sections,
    { id: 'versoes', title: 'Versões deste texto', body: <Versions documento={documento} /> },
  ];
  usePageTitle(title);
  return (
    <PublicShell>
      <Page>
        <PageHeader
          title={title}
          description={`Versão ${numero}, de ${formatDay(data)}.`}
          back={<BackLink to="/">Voltar ao Início</BackLink>}
        />
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <Contents sections={sections} />
          <div className="legal-text max-w-text">
            <LegalText summary={content.summary} sections={sections} />
          </div>
        </div>
      </Page>
    </PublicShell>
  );
}

/** Summary and articles. Each version's text is kept as this component writes it (versoes.test.tsx). */
export function LegalText({ summary, sections }: LegalContent) {
  return (
    <>
      <div className="border-l-2 border-jade-ink pl-4 text-lg">{summary}</div>
      {sections.map(({ id, title, body }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
          <h2 id={`${id}-titulo`}>
            {index + 1}. {title}
          </h2>
          {body}
        </section>
      ))}
    </>
  );
}

// Their pages are documents of their own, outside of the router: plain links.
function Versions({ documento }: { documento: DocumentoLegal }) {
  return (
    <>
      <p>Cada versão tem um endereço próprio e não muda depois de publicada. As que vieram antes da 1.9 não têm.</p>
      <ul>
        {versoesLegais[documento].map(({ numero, data, mudou }) => (
          <li key={numero}>
            <a href={caminhoDaVersao(documento, numero)}>
              Versão {numero}, de {formatDay(data)}
            </a>
            . {mudou}
          </li>
        ))}
      </ul>
    </>
  );
}

function Contents({ sections }: Pick<LegalContent, 'sections'>) {
  const list = (
    <ol className="grid text-[0.9375rem]">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid min-h-11 grid-cols-[1.75rem_1fr] items-center py-1.5 leading-snug text-ink-soft hover:text-jade-ink hover:underline"
          >
            <span aria-hidden>{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="rounded-card border border-line bg-surface px-4 lg:hidden print:hidden">
        <summary className="min-h-12 py-3 font-semibold">Nesta página</summary>
        <nav aria-label="Nesta página" className="pb-3">
          {list}
        </nav>
      </details>
      <nav
        aria-label="Nesta página"
        className="sticky top-[calc(var(--bar-height)+1rem)] max-h-[calc(100dvh-6rem)] overflow-y-auto max-lg:hidden print:hidden"
      >
        <p className="mb-2 font-semibold">Nesta página</p>
        {list}
      </nav>
    </>
  );
}
