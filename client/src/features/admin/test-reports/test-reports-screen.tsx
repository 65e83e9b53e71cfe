import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { NewTestReport } from './new-test-report.tsx';
import { TestReportsList } from './test-reports-list.tsx';

/**
 * Creates test reports and lists the latest (docs/PRODUCT.md 15.7). @param onCreated is called with the new report's id, after the
 * time to read the toast
 */
export function TestReportsScreen({ onCreated }: { onCreated: (avaliacaoId: string) => void }) {
  usePageTitle('Relatórios de Teste');
  return (
    <Page>
      <PageHeader
        title="Relatórios de Teste"
        description="Gere um relatório de um cliente fictício, com uma foto desenhada, para ver se tudo funciona. Ele fica na sua conta, não gasta a cota de ninguém e não entra nas estatísticas."
      />
      <div className="grid gap-6">
        <NewTestReport onCreated={onCreated} />
        <TestReportsList />
      </div>
    </Page>
  );
}
