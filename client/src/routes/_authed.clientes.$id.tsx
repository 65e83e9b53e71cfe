import { createFileRoute } from '@tanstack/react-router';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { MeridianFigure } from '../components/illustrations/meridian-figure.tsx';
import { Page } from '../components/layout/page.tsx';
import { ButtonLink } from '../components/ui/button-link.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { ClienteScreen } from '../features/clientes/cliente-screen.tsx';
import { EvolucaoOfCliente } from '../features/consultas-evolutivas/evolucao-of-cliente.tsx';
import { EnviarFicha } from '../features/convites/enviar-ficha.tsx';
import { readErrorBody } from '../lib/app-error.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { errorMessage, errorTexts } from '../messages/errors.ts';
import { trpc } from '../trpc.ts';
import { Convites } from './-convites.tsx';
import { Direitos } from './-direitos.tsx';

export const Route = createFileRoute('/_authed/clientes/$id')({ component: ClienteRoute });

function ClienteRoute() {
  const { id } = Route.useParams();
  const { data, error, isFetching, refetch } = trpc.clientes.byId.useQuery({ id });
  if (data) {
    return (
      <ClienteScreen
        key={data.id}
        cliente={data}
        evolucao={<EvolucaoOfCliente clienteId={data.id} />}
        convites={<Convites clienteId={data.id} />}
        direitos={<Direitos cliente={data} />}
        enviarFicha={<EnviarFicha cliente={{ id: data.id, ...data.dados }} />}
      />
    );
  }
  return (
    <Page width="form">
      {error ? <Unavailable error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Loading />}
    </Page>
  );
}

function Unavailable({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying: boolean }) {
  const code = readErrorBody(error)?.code;
  // VALIDATION means that the address contains no valid id.
  const missing = code === 'CLIENTE_NOT_FOUND' || code === 'VALIDATION';
  const { title, action } = missing ? errorTexts.CLIENTE_NOT_FOUND : errorMessage(error);
  usePageTitle(title);
  const back = <ButtonLink to="/clientes">Ver clientes</ButtonLink>;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {missing ? (
        <EmptyState illustration={<MeridianFigure />} title={title} action={back}>
          {action}
        </EmptyState>
      ) : (
        <ErrorState title={title} action={action} onRetry={onRetry} retrying={retrying}>
          {back}
        </ErrorState>
      )}
    </>
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
