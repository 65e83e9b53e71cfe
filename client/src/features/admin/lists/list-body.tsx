import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'sonner';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { errorMessage } from '../../../messages/errors.ts';

interface ListBodyProps {
  /** Properties of an infinite query. */
  query: {
    error: unknown;
    isPending: boolean;
    isRefetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  count: number;
  /** The toast's exact title (docs/PRODUCT.md 15.3). */
  errorTitle: string;
  emptyText: string;
  /** The rows in words: '20 usuários'. */
  counted: string;
  /** The filters of the list; the count says whether there are any. */
  filters: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Shows the loading, failed and empty states of a list, its rows and the button for the next page. */
export function ListBody({ query, count, errorTitle, emptyText, counted, filters, children }: ListBodyProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  useEffect(() => {
    if (error) toast.error(errorTitle, { id: errorTitle, description: errorMessage(error).action });
  }, [error, errorTitle]);

  if (query.isPending) return <ListSkeleton />;
  if (error && count === 0) {
    return <ErrorState {...errorMessage(error)} onRetry={() => query.refetch()} retrying={query.isRefetching} />;
  }
  if (count === 0) {
    return (
      <p role="status" className="flex flex-col items-center gap-3 py-16 text-center text-ink-soft">
        <SearchX aria-hidden className="size-8" strokeWidth={1.5} />
        {emptyText}
      </p>
    );
  }
  return (
    <>
      {children}
      <div className="mt-6 flex flex-col items-center gap-3 text-[0.9375rem]">
        {isFetchNextPageError && <p className="text-cinnabar-ink">Não foi possível carregar mais.</p>}
        {hasNextPage ? (
          <Button
            variant="outline"
            busy={isFetchingNextPage}
            busyText="Carregando..."
            onClick={() => query.fetchNextPage()}
          >
            {isFetchNextPageError ? 'Tentar Novamente' : 'Carregar mais'}
          </Button>
        ) : (
          <p className="text-ink-soft">
            {counted} {Object.values(filters).some(Boolean) ? 'com estes filtros' : 'no total'}
          </p>
        )}
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Carregando...</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-16 w-full" />
      ))}
    </div>
  );
}
