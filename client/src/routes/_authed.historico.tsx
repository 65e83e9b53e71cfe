import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { Historico } from '../features/avaliacoes/historico.tsx';
import { readHistoricoSearch } from '../features/avaliacoes/historico-search.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/historico')({
  validateSearch: readHistoricoSearch,
  component: HistoricoRoute,
});

function HistoricoRoute() {
  usePageTitle('Histórico');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page>
      <PageHeader
        title="Histórico"
        description="Suas avaliações, da mais recente para a mais antiga."
        back={<BackLink to="/">Voltar</BackLink>}
      />
      <Historico
        search={search}
        // A new search replaces the browser's history entry, so that the list has only one entry.
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </Page>
  );
}
