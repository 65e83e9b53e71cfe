import type { QuotaMovement } from '@meridia/shared/subscription.ts';
import { Fragment, type ReactNode } from 'react';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { MoreButton } from '../../../components/feedback/more-button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { trpc } from '../../../trpc.ts';

interface MovementsCardProps {
  userId: string;
  movement: (movement: QuotaMovement) => ReactNode;
}

/** Units and changes of plan, in the same texts that the account's owner reads. No client is named. */
export function MovementsCard({ userId, movement }: MovementsCardProps) {
  const query = trpc.admin.subscriptions.movements.useInfiniteQuery(
    { userId },
    { getNextPageParam: (page) => page.nextCursor },
  );
  const movements = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card aria-labelledby="movimentos">
      <CardTitle id="movimentos">Movimentos</CardTitle>
      <CardQuery query={query} />
      {query.data && movements.length === 0 && <p className="mt-3 text-ink-soft">Nenhum movimento ainda.</p>}
      {movements.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {movements.map((each) => (
            <Fragment key={each.id}>{movement(each)}</Fragment>
          ))}
        </ul>
      )}
      <MoreButton query={query} />
    </Card>
  );
}
