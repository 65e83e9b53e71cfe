import type { QuotaMovement, SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { MovementLine } from './movement-line.tsx';
import { usageSummary } from './movement-words.ts';

/** 'Movimentos': every unit that was used, returned or granted as an extra, and every change of plan, newest first. */
export function QuotaMovements({ status }: { status: SubscriptionStatusView }) {
  const query = trpc.subscriptions.movements.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor });
  const movements = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card aria-labelledby="movimentos">
      <CardTitle id="movimentos">Movimentos</CardTitle>
      {query.data && <p className="mt-1 text-ink-soft">{usageSummary(status, movements, !query.hasNextPage)}</p>}
      {query.isLoading && <MovementsSkeleton />}
      {query.data && movements.length === 0 && (
        <p className="mt-4">
          Nada por aqui ainda. Cada diagnóstico que você gerar aparece nesta lista, e também o que for devolvido.
        </p>
      )}
      <MovementGroup title="Neste período" movements={movements.filter(({ current }) => current)} />
      <MovementGroup title="Períodos anteriores" movements={movements.filter(({ current }) => !current)} />
      {query.error && !query.isFetching && (
        <MovementsError
          error={query.error}
          onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button
          variant="outline"
          className="mt-5"
          busy={query.isFetchingNextPage}
          busyText="Carregando..."
          onClick={() => void query.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </Card>
  );
}

function MovementGroup({ title, movements }: { title: string; movements: readonly QuotaMovement[] }) {
  if (movements.length === 0) return null;
  return (
    <>
      <h3 className="eyebrow mt-5">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {movements.map((movement) => (
          <MovementLine key={movement.id} movement={movement} />
        ))}
      </ul>
    </>
  );
}

function MovementsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, action } = errorMessage(error);
  return (
    <div role="alert" className="mt-4 grid justify-items-start gap-3">
      <p>
        <span className="font-semibold">Não foi possível carregar os movimentos.</span> {title}. {action}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Tentar Novamente
      </Button>
    </div>
  );
}

function MovementsSkeleton() {
  return (
    <div role="status" className="mt-4 grid gap-4">
      <span className="sr-only">Carregando os movimentos...</span>
      {['a', 'b', 'c'].map((line) => (
        <Skeleton key={line} className="h-11 w-full" />
      ))}
    </div>
  );
}
