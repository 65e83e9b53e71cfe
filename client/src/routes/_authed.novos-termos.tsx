import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { DataCards } from '../features/accounts/data/data-cards.tsx';
import { safeRedirect } from '../features/accounts/safe-redirect.ts';
import { NovosTermos } from '../features/termos/novos-termos.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/_authed/novos-termos')({
  validateSearch: (search: Record<string, unknown>): { voltar?: string } =>
    typeof search.voltar === 'string' ? { voltar: search.voltar } : {},
  component: NovosTermosScreen,
});

function NovosTermosScreen() {
  usePageTitle('Termos novos');
  const { user } = Route.useRouteContext();
  const { voltar } = Route.useSearch();
  const session = trpc.accounts.session.useQuery();
  const termos = session.data ? session.data.user?.termos : user.termos;
  return (
    <Page width="form">
      <PageHeader title="Termos novos" />
      <NovosTermos
        userId={user.id}
        termos={termos}
        back={safeRedirect(voltar) ?? '/dashboard'}
        ways={<DataCards id="dados" userId={user.id} />}
      />
    </Page>
  );
}
