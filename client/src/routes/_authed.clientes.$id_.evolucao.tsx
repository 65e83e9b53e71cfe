import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Page } from '../components/layout/page.tsx';
import { ClienteUnavailable } from '../features/clientes/cliente-unavailable.tsx';
import { EvolucaoSkeleton } from '../features/consultas-evolutivas/evolucao-skeleton.tsx';
import { EvolucaoUnavailable } from '../features/consultas-evolutivas/evolucao-unavailable.tsx';
import { useEvolucao } from '../features/consultas-evolutivas/use-evolucao.ts';
import { readErrorBody } from '../lib/app-error.ts';
import { Evolucao } from './-evolucao.tsx';

export const Route = createFileRoute('/_authed/clientes/$id_/evolucao')({
  staticData: { bottomNav: false },
  component: EvolucaoRoute,
});

/** The consultations of a client without an assessment. */
function EvolucaoRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const { hash } = useLocation();
  const { data, error, isFetching, refetch } = useEvolucao({ clienteId: id });
  if (data) return <Evolucao key={id} userId={user.id} evolucao={data} openNew={hash === 'nova'} />;
  if (!error) return <EvolucaoSkeleton />;
  const code = readErrorBody(error)?.code;
  const props = { error, retrying: isFetching, onRetry: () => void refetch() };
  if (code !== 'CLIENTE_NOT_FOUND' && code !== 'VALIDATION') return <EvolucaoUnavailable {...props} />;
  return (
    <Page width="form">
      <ClienteUnavailable {...props} />
    </Page>
  );
}
