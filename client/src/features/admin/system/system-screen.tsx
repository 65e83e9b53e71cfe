import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { AccessLogSection } from './access-log-section.tsx';
import { AiUsageCard } from './ai-usage-card.tsx';
import { FailedJobsSection } from './failed-jobs-section.tsx';
import { FailedMailsSection } from './failed-mails-section.tsx';
import { QueueSection } from './queue-section.tsx';

/** Shows facts that an operator would otherwise look up in the database (docs/PRODUCT.md 15.1). */
export function SystemScreen() {
  usePageTitle('Sistema');
  return (
    <Page>
      <PageHeader
        title="Sistema"
        description="A fila de tarefas, as mensagens que não saíram, o registro de acessos e o gasto com a IA. Nenhum dado de saúde aparece aqui."
      />
      <div className="grid gap-10">
        <QueueSection />
        <FailedJobsSection />
        <FailedMailsSection />
        <AccessLogSection />
        <AiUsageCard />
      </div>
    </Page>
  );
}
