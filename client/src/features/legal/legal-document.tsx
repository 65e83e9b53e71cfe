import type { ReactNode } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { legalVersion } from './legal-version.ts';
import './legal-document.css';

export interface LegalSection {
  /** The section's anchor on the page. Links to it still work when the title changes. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  /** A summary of the document in one or two sentences, shown before all articles. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

/** A legal document: version and date, a table of contents, numbered sections with a readable line length, a link back to the start. */
export function LegalDocument({ title, summary, sections }: LegalDocumentProps) {
  usePageTitle(title);
  return (
    <PublicShell>
      <Page>
        <PageHeader
          title={title}
          description={`Versão ${legalVersion.number}, em vigor desde ${legalVersion.inForceSince}.`}
          back={<BackLink to="/">Voltar ao Início</BackLink>}
        />
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <Contents sections={sections} />
          <div className="legal-text max-w-text">
            <div className="border-l-2 border-jade-ink pl-4 text-lg">{summary}</div>
            {sections.map(({ id, title: heading, body }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
                <h2 id={`${id}-titulo`}>
                  {index + 1}. {heading}
                </h2>
                {body}
              </section>
            ))}
          </div>
        </div>
      </Page>
    </PublicShell>
  );
}

function Contents({ sections }: Pick<LegalDocumentProps, 'sections'>) {
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
