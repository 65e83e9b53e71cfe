import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';
import { LoadingScreen } from '../components/feedback/loading-screen.tsx';
import { ProofDialog } from '../features/accounts/data/proof-dialog.tsx';
import { AvaliacaoUnavailable } from '../features/avaliacoes/avaliacao-unavailable.tsx';
import { RevisaoScreen } from '../features/relatorios/revisao/revisao-screen.tsx';
import { trpc } from '../trpc.ts';

export const Route = createFileRoute('/_authed/revisao/$id')({
  component: RevisaoRoute,
  // The review has its own bar at the bottom.
  staticData: { bottomNav: false },
});

function RevisaoRoute() {
  const { id } = Route.useParams();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  // What is on the screen is newer than any answer, so it is read once and again only when she asks.
  const { data, error, isFetching, refetch } = trpc.pareceres.read.useQuery(
    { id },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (error && !data)
    return <AvaliacaoUnavailable error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || isFetching) return <LoadingScreen text="Carregando a revisão..." />;
  return (
    <RevisaoScreen
      key={`${id} ${data.base} ${data.edicao}`}
      revisao={data}
      renderProof={(props) => <ProofDialog {...props} />}
      onReload={() => void refetch()}
      onSigned={async (numero) => {
        await utils.avaliacoes.byId.invalidate({ id });
        toast.success(`Versão ${numero} assinada.`);
        void navigate({ to: '/resultado/$id', params: { id }, ignoreBlocker: true });
      }}
    />
  );
}
