import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { TongueIllustration } from '../../components/illustrations/tongue.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { plural } from '../../lib/format.ts';
import { errorMessage } from '../../messages/errors.ts';
import { HistoricoCard } from './historico-card.tsx';
import { HistoricoSkeleton } from './historico-skeleton.tsx';
import { LoadMore } from './load-more.tsx';
import { useHistorico } from './use-historico.ts';

export function HistoricoList() {
  const historico = useHistorico();
  const { items, error, isLoading, isRefetching, hasNextPage, isFetchingNextPage } = historico;

  useEffect(() => {
    if (error)
      toast.error('Erro ao carregar histórico', { id: 'historico-load', description: errorMessage(error).action });
  }, [error]);

  if (isLoading) return <HistoricoSkeleton />;
  if (error && items.length === 0) {
    return <ErrorState {...errorMessage(error)} onRetry={() => void historico.refetch()} retrying={isRefetching} />;
  }
  if (items.length === 0) return <NothingYet />;
  return (
    <>
      <ul className="grid gap-3">
        {items.map((avaliacao) => (
          // Cards far away cost the browser nothing until they come near.
          <li key={avaliacao.id} className="[contain-intrinsic-size:auto_10rem] [content-visibility:auto]">
            <HistoricoCard avaliacao={avaliacao} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <LoadMore
          onLoad={() => void historico.fetchNextPage()}
          loading={isFetchingNextPage}
          failed={historico.isFetchNextPageError}
        />
      ) : (
        <p className="mt-6 text-center text-[0.9375rem] text-ink-soft">
          {plural(items.length, 'avaliação', 'avaliações')} no total
        </p>
      )}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      illustration={<TongueIllustration />}
      title="Nenhuma avaliação ainda"
      action={
        <ButtonLink to="/anamnese" icon={<Plus aria-hidden />}>
          Nova Avaliação
        </ButtonLink>
      }
    >
      Comece realizando sua primeira anamnese
    </EmptyState>
  );
}
