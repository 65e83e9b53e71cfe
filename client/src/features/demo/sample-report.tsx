import { freePlanName } from '@meridia/shared/plans.ts';
import type { ReactNode } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { usePlans } from '../../lib/use-plans.ts';
import { shownWord } from '../../messages/plan-words.ts';

/** A static complete report, below a note that its data are hypothetical (docs/PRODUCT.md 1.7). */
export function SampleReport({ paper }: { paper: ReactNode }) {
  usePageTitle('Exemplo de relatório completo');
  const plans = usePlans();
  return (
    <PublicShell>
      <Page className="sm:pt-6">
        <div className="mb-2 -ml-2 print:hidden">
          <BackLink to="/demo-relatorio">Básico ou completo</BackLink>
        </div>
        <p className="mb-5 rounded-card border border-amber-ink bg-amber-soft p-4 text-amber-ink">
          <strong className="font-semibold">Relatório de exemplo: os dados são hipotéticos.</strong> Mariana e a clínica
          não existem. As hipóteses e os pontos vêm das mesmas regras e tabelas que valem para os seus relatórios, e o
          texto é do redator local; onde o Gemini está ligado, a redação é dele. Um desenho ocupa o lugar da foto.
        </p>
        {paper}
        <section
          aria-labelledby="depois-do-exemplo"
          className="mt-8 rounded-card border border-line bg-sunken p-6 sm:p-8 print:hidden"
        >
          <h2 id="depois-do-exemplo" className="font-serif text-2xl leading-snug font-semibold">
            Faça o primeiro com uma pessoa de verdade
          </h2>
          <p className="mt-2 max-w-text text-ink-soft">
            O plano {freePlanName} inclui {shownWord('free-amount', plans)}, sem cartão de crédito.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to="/auth" search={{ modo: 'cadastro' }} variant="accent">
              Começar Agora Gratuitamente
            </ButtonLink>
            <ButtonLink to="/plans" variant="outline">
              Ver Planos e Preços
            </ButtonLink>
          </div>
        </section>
      </Page>
    </PublicShell>
  );
}
