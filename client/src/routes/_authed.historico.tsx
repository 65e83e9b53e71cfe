import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { HistoricoList } from '../features/avaliacoes/historico-list.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/historico')({ component: Historico });

function Historico() {
  usePageTitle('Histórico');
  return (
    <Page width="form">
      <PageHeader
        title="Histórico"
        description="Suas avaliações, da mais recente para a mais antiga."
        back={<BackLink to="/">Voltar</BackLink>}
      />
      <HistoricoList />
    </Page>
  );
}
