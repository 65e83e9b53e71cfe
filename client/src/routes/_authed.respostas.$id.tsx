import { createFileRoute } from '@tanstack/react-router';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { AvaliacaoUnavailable } from '../features/avaliacoes/avaliacao-unavailable.tsx';
import { RespostasScreen } from '../features/respostas/respostas-screen.tsx';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/_authed/respostas/$id')({ component: RespostasRoute });

function RespostasRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const { data, error, isFetching, refetch } = trpc.respostas.read.useQuery({ id });
  if (data) return <RespostasScreen key={id} respostas={data} nomeTerapeuta={user.nomeCompleto} />;
  if (error) return <AvaliacaoUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingScreen text="Carregando respostas..." />;
}
