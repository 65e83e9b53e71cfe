import type { ReactNode } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

export interface LegalPageProps {
  title: string;
  /** Day of the text in force, in words. */
  updatedAt: string;
  children: ReactNode;
}

/** A text of law: readable measure, a heading per subject, a way back to the start. */
export function LegalPage({ title, updatedAt, children }: LegalPageProps) {
  usePageTitle(title);
  return (
    <PublicShell>
      <Page width="text">
        <PageHeader
          title={title}
          description={`Em vigor desde ${updatedAt}.`}
          back={<BackLink to="/">Voltar ao Início</BackLink>}
        />
        <div className="grid gap-8 [&_a]:text-jade-ink [&_a]:underline [&_a]:underline-offset-4">{children}</div>
      </Page>
    </PublicShell>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-6">
      <h2 className="font-serif text-2xl leading-snug font-semibold">{title}</h2>
      {children}
    </section>
  );
}
