import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../messages/errors.ts';
import { EscoresCard } from './chart/escores-card.tsx';
import { FotosCard } from './fotos/fotos-card.tsx';
import { useEvolucao } from './use-evolucao.ts';

/** Curves and tongue photos over all assessments and follow-ups of a client. Renders nothing while there is nothing to compare. */
export function EvolucaoOfCliente({ clienteId }: { clienteId: string }) {
  const { data, error, isFetching, refetch } = useEvolucao({ clienteId });
  if (error) return <ErrorState {...errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-40" />;
  return (
    <>
      <EscoresCard pontos={data.pontos} />
      <FotosCard fotos={data.fotos} />
    </>
  );
}
