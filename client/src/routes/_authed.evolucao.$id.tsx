import { createFileRoute, useLocation } from '@tanstack/react-router';
import { AvaliacaoUnavailable } from '../features/avaliacoes/avaliacao-unavailable.tsx';
import { EvolucaoSkeleton } from '../features/consultas-evolutivas/evolucao-skeleton.tsx';
import { EvolucaoUnavailable } from '../features/consultas-evolutivas/evolucao-unavailable.tsx';
import { useEvolucao } from '../features/consultas-evolutivas/use-evolucao.ts';
import { readErrorBody } from '../lib/app-error.ts';
import { Evolucao } from './-evolucao.tsx';

export const Route = createFileRoute('/_authed/evolucao/$id')({
  staticData: { bottomNav: false },
  component: EvolucaoRoute,
});

function EvolucaoRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const { hash } = useLocation();
  const { data, error, isFetching, refetch } = useEvolucao({ avaliacaoId: id });
  if (data) return <Evolucao key={id} userId={user.id} evolucao={data} openNew={hash === 'nova'} />;
  if (!error) return <EvolucaoSkeleton />;
  const code = readErrorBody(error)?.code;
  const props = { error, retrying: isFetching, onRetry: () => void refetch() };
  // VALIDATION means that the address contains no valid id.
  if (code === 'AVALIACAO_NOT_FOUND' || code === 'VALIDATION') return <AvaliacaoUnavailable {...props} />;
  return <EvolucaoUnavailable {...props} />;
}
