import { errorMessage } from '../../messages/errors.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SupportLinks } from './support-links.tsx';

interface CardQueryProps {
  query: { data: unknown; error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };
}

/** Shows that a card's data are loading or have failed; renders nothing once they are loaded. */
export function CardQuery({ query }: CardQueryProps) {
  if (query.isPending) {
    return (
      <div role="status" className="mt-4 grid gap-2">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  if (!query.error || query.data !== undefined) return null;
  const { title, action } = errorMessage(query.error);
  return (
    <div role="alert" className="mt-4">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-soft">
        <SupportLinks>{action}</SupportLinks>
      </p>
      <Button variant="outline" size="sm" className="mt-3" busy={query.isFetching} onClick={() => query.refetch()}>
        Tentar Novamente
      </Button>
    </div>
  );
}
