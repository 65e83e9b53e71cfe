import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Comparison, type ComparisonRow } from '../../components/ui/comparison.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PracticalExample } from './practical-example.tsx';

const rows: readonly ComparisonRow[] = [
  { label: 'Cinco elementos com pontuação', values: [true, true] },
  { label: 'Síndromes complexas e Zang-Fu', values: [true, true] },
  { label: 'Qi, Xue, Yin, Yang e Jin Ye', values: [true, true] },
  { label: 'Hipóteses com evidências a favor e contra', values: [true, true] },
  { label: 'Achados da língua, da face e da orelha', values: [true, true] },
  { label: 'Avisos de segurança e sinais de alerta', values: [true, true] },
  { label: 'Pontos de acupuntura corporal', values: [false, '8 a 12'] },
  { label: 'Pontos auriculares', values: [false, '4 a 6'] },
  { label: 'Terapias integrativas', values: [false, '5 a 7'] },
  { label: 'Orientações de estilo de vida por prioridade', values: [false, true] },
  { label: 'Planejamento das sessões e prognóstico', values: [false, true] },
];

/** Basic against complete, with a practical example (docs/PRODUCT.md 1.7). */
export function ReportComparison() {
  usePageTitle('Relatório básico ou completo');
  return (
    <PublicShell>
      <Page>
        <PageHeader
          title="Relatório básico ou completo?"
          description="O básico diz o que está acontecendo. O completo diz também o que fazer: pontos, terapias, orientações e sessões."
          back={<BackLink to="/">Início</BackLink>}
          actions={<ButtonLink to="/demo-relatorio-exemplo">Ver relatório de exemplo</ButtonLink>}
        />
        <h2 className="sr-only">O que cada relatório contém</h2>
        <Comparison
          caption="O que contêm o relatório básico e o completo"
          columns={['Básico', 'Completo']}
          rows={rows}
          highlight={1}
        />
        <p className="mt-4 max-w-text text-ink-soft">
          Toda avaliação feita pelo formulário gera o relatório completo, também no plano Gratuito. Avaliações que só
          têm o diagnóstico mostram o relatório básico.
        </p>
        <PracticalExample />
        <section
          aria-labelledby="proximo-passo"
          className="mt-12 rounded-card border border-line bg-sunken p-6 sm:p-8 print:hidden"
        >
          <h2 id="proximo-passo" className="font-serif text-2xl leading-snug font-semibold">
            Leia um relatório inteiro antes de decidir
          </h2>
          <p className="mt-2 max-w-text text-ink-soft">
            O exemplo tem as mesmas partes que os seus relatórios terão, com dados hipotéticos.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to="/demo-relatorio-exemplo" variant="accent">
              Abrir o relatório de exemplo
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
