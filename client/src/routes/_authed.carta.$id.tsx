import { createFileRoute } from '@tanstack/react-router';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { AvaliacaoUnavailable } from '../features/avaliacoes/avaliacao-unavailable.tsx';
import { CartaScreen } from '../features/relatorios/carta/carta-screen.tsx';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/_authed/carta/$id')({ component: CartaRoute });

function CartaRoute() {
  const { id } = Route.useParams();
  const { data, error, isFetching, refetch } = trpc.cartas.byId.useQuery({ id });
  if (data) return <CartaScreen key={id} carta={data} />;
  if (error) return <AvaliacaoUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingScreen text="Carregando a carta..." />;
}
