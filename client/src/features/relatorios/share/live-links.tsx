import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { ShareList } from './share-list.tsx';

// The number of views can grow while the dialog is open.
const refetchEveryMs = 10_000;

/** The links through which this report can be read now. Renders nothing when there are none. */
export function LiveLinks({ id }: { id: string }) {
  const shares = trpc.relatorioShares.list.useQuery({ avaliacaoId: id }, { refetchInterval: refetchEveryMs });
  if (shares.data?.length === 0) return null;
  return (
    <section aria-labelledby="links-ativos" className="grid gap-2 border-t border-line pt-4">
      <h3 id="links-ativos" className="font-semibold">
        Links ativos
      </h3>
      {shares.isPending && (
        <div role="status">
          <span className="sr-only">Carregando...</span>
          <Skeleton className="h-20 w-full" />
        </div>
      )}
      {shares.error && !shares.data && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="alert">{errorMessage(shares.error).title}</p>
          <Button variant="outline" size="sm" busy={shares.isFetching} onClick={() => void shares.refetch()}>
            Tentar Novamente
          </Button>
        </div>
      )}
      {shares.data && <ShareList shares={shares.data} />}
    </section>
  );
}
