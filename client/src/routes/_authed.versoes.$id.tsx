import { createFileRoute } from '@tanstack/react-router';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { AvaliacaoUnavailable } from '../features/avaliacoes/avaliacao-unavailable.tsx';
import { VersoesScreen } from '../features/relatorios/versoes/versoes-screen.tsx';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/_authed/versoes/$id')({
  component: VersoesRoute,
  validateSearch: (search: Record<string, unknown>): { anterior?: string } =>
    typeof search.anterior === 'string' ? { anterior: search.anterior } : {},
});

function VersoesRoute() {
  const { id } = Route.useParams();
  const { anterior } = Route.useSearch();
  const { data, error, isFetching, refetch } = trpc.pareceres.versoes.useQuery({ id });
  if (data) return <VersoesScreen key={id} versoes={data} anterior={anterior} />;
  if (error) return <AvaliacaoUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingScreen text="Carregando versões..." />;
}
