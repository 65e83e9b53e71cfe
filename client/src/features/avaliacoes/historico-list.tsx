import type { AvaliacaoFilters, AvaliacaoSummary } from '@meridia/shared/avaliacao.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { LoadMore } from '../../components/feedback/load-more.tsx';
import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { TongueIllustration } from '../../components/illustrations/tongue.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { HistoricoCard } from './historico-card.tsx';

interface HistoricoListProps {
  filters: AvaliacaoFilters;
  onClear: () => void;
}

export function HistoricoList({ filters, onClear }: HistoricoListProps) {
  const historico = useHistorico(filters);
  const { items, error, isLoading, isRefetching, isPlaceholderData, hasNextPage, isFetchingNextPage } = historico;
  const online = useOnline();
  const narrowed = Object.keys(filters).length > 0;

  useEffect(() => {
    // Without a network the banner says so, and the loaded list stays visible.
    if (!error || (!navigator.onLine && items.length > 0)) return;
    toast.error('Erro ao carregar histórico', { id: 'historico-load', description: errorMessage(error).action });
  }, [error, items.length]);

  if (isLoading) return <HistoricoSkeleton />;
  if (error && items.length === 0) {
    return <ErrorState {...errorMessage(error)} onRetry={() => void historico.refetch()} retrying={isRefetching} />;
  }
  if (items.length === 0) return narrowed ? <NothingFound onClear={onClear} /> : <NothingYet />;
  return (
    <>
      {!online && (
        <p className="mb-4 rounded-card bg-sunken px-4 py-3 text-[0.9375rem] text-ink-soft">
          Esta lista é a que já estava carregada. Ela se atualiza quando a conexão voltar.
        </p>
      )}
      <ul
        aria-label="Avaliações"
        aria-busy={isPlaceholderData}
        className={isPlaceholderData ? dimmedStyles : listStyles}
      >
        {items.map((avaliacao) => (
          <li key={avaliacao.id}>
            <HistoricoCard avaliacao={avaliacao} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <LoadMore
          rows="avaliações"
          onLoad={() => void historico.fetchNextPage()}
          loading={isFetchingNextPage}
          // While the list for new filters loads, the end of the old list must not load a further page.
          waiting={isPlaceholderData}
          failed={historico.isFetchNextPageError}
        />
      ) : (
        <p className="mt-6 text-center text-[0.9375rem] text-ink-soft">
          {plural(items.length, 'avaliação', 'avaliações')} {narrowed ? 'com esta busca' : 'no total'}
        </p>
      )}
      <p role="status" className="sr-only">
        {isPlaceholderData ? 'Buscando...' : `${plural(items.length, 'avaliação', 'avaliações')} na lista`}
      </p>
    </>
  );
}

const listStyles = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface';
const dimmedStyles = `${listStyles} opacity-60 transition-opacity delay-150`;

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

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<MeridianFigure />}
      title="Nada encontrado"
      action={
        <Button variant="outline" onClick={onClear}>
          Limpar busca e filtros
        </Button>
      }
    >
      Nenhuma avaliação combina com esta busca. Confira o nome ou escolha um período maior.
    </EmptyState>
  );
}

function HistoricoSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Carregando o histórico...</span>
      <div className={listStyles}>
        {['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'].map((nameWidth, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of grey shapes.
          <div key={index} className="px-4 py-3 md:px-5">
            <div className="flex items-start justify-between gap-3">
              <Skeleton className={`h-6 ${nameWidth}`} />
              <Skeleton className="h-6 w-24 rounded-full" />
            </div>
            <Skeleton className="mt-2 h-4 w-56 max-w-full" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** How often the list is loaded while it has an unfinished report. Needed only when the live channel misses an event. */
const refreshPendingMs = 15_000;
/** How long the loaded pages are kept, so that a therapist who returns from a report finds the list as it was. */
const keptMs = 60 * 60 * 1000;

/** The signed-in therapist's assessments, newest first, page by page. While other filters load, the previous list stays visible. */
function useHistorico(filters: AvaliacaoFilters) {
  const query = trpc.avaliacoes.list.useInfiniteQuery(filters, {
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) => (state.data?.pages.some(hasPending) ? refreshPendingMs : false),
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

function hasPending({ items }: { items: AvaliacaoSummary[] }): boolean {
  return items.some(({ status }) => status === 'pendente');
}
