import { Button } from '../ui/button.tsx';

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

export function MoreButton({ query }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-3"
      busy={query.isFetchingNextPage}
      busyText="Carregando..."
      onClick={() => query.fetchNextPage()}
    >
      Carregar mais
    </Button>
  );
}
