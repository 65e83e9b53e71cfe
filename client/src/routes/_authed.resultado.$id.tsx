import { createFileRoute } from '@tanstack/react-router';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { AvaliacaoUnavailable } from '../features/avaliacoes/avaliacao-unavailable.tsx';
import { Resultado } from '../features/relatorios/resultado.tsx';
import { useReportScreen } from '../features/relatorios/use-report-screen.ts';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/_authed/resultado/$id')({
  component: ResultadoRoute,
  // The report has its own bar at the bottom.
  staticData: { bottomNav: false },
});

function ResultadoRoute() {
  const { id } = Route.useParams();
  const { data, error, isFetching, refetch } = useAvaliacao(id);
  useReportScreen(id);
  if (data) {
    // The earlier answer stays on the screen while the row is read again. A running read is not restarted.
    return <Resultado key={id} avaliacao={data} onReadRow={() => void refetch({ cancelRefetch: false })} />;
  }
  if (error) return <AvaliacaoUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingScreen text="Carregando avaliação..." />;
}

/** One assessment of the signed-in therapist. A pending assessment is reloaded whenever the person comes back to it. */
function useAvaliacao(id: string) {
  return trpc.avaliacoes.byId.useQuery(
    { id },
    { refetchOnWindowFocus: (query) => (query.state.data?.status === 'pendente' ? 'always' : false) },
  );
}
