import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { ButtonLink } from '../components/ui/button-link.tsx';
import { Clientes } from '../features/clientes/clientes.tsx';
import { NewCliente } from '../features/clientes/new-cliente.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/clientes/')({
  validateSearch: (raw: Record<string, unknown>): { busca?: string } =>
    typeof raw.busca === 'string' || typeof raw.busca === 'number' ? { busca: String(raw.busca).slice(0, 100) } : {},
  component: ClientesRoute,
});

function ClientesRoute() {
  usePageTitle('Clientes');
  const { busca = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page width="form">
      <PageHeader
        title="Clientes"
        description="Cada pessoa com as suas avaliações, da mais recente para a mais antiga."
        actions={
          <>
            <ButtonLink to="/pedidos" variant="outline">
              Pedidos de titulares
            </ButtonLink>
            <NewCliente />
          </>
        }
      />
      <Clientes
        busca={busca}
        onBusca={(next) =>
          void navigate({ search: next.trim() ? { busca: next } : {}, replace: true, resetScroll: false })
        }
      />
    </Page>
  );
}
