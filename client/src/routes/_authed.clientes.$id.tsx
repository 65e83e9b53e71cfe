import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../components/layout/page.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { ClienteScreen } from '../features/clientes/cliente-screen.tsx';
import { ClienteUnavailable } from '../features/clientes/cliente-unavailable.tsx';
import { EvolucaoOfCliente } from '../features/consultas-evolutivas/evolucao-of-cliente.tsx';
import { EnviarFicha } from '../features/convites/enviar-ficha.tsx';
import { SharesCard } from '../features/relatorios/share/shares-card.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { trpc } from '../trpc.ts';
import { Convites } from './-convites.tsx';
import { Direitos } from './-direitos.tsx';
import { Drafts } from './-drafts.tsx';

export const Route = createFileRoute('/_authed/clientes/$id')({ component: ClienteRoute });

function ClienteRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const { data, error, isFetching, refetch } = trpc.clientes.byId.useQuery({ id });
  if (data) {
    return (
      <ClienteScreen
        key={data.id}
        cliente={data}
        rascunhos={<Drafts userId={user.id} clienteId={data.id} />}
        evolucao={<EvolucaoOfCliente clienteId={data.id} />}
        convites={<Convites clienteId={data.id} />}
        links={<SharesCard clienteId={data.id} />}
        direitos={<Direitos cliente={data} />}
        enviarFicha={<EnviarFicha cliente={{ id: data.id, ...data.dados }} />}
      />
    );
  }
  return (
    <Page width="form">
      {error ? <ClienteUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Loading />}
    </Page>
  );
}

function Loading() {
  usePageTitle('Cliente');
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Carregando o cliente...</span>
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-44" />
      <Skeleton className="h-56" />
    </div>
  );
}
