import { Page } from '../../components/layout/page.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';

export function EvolucaoSkeleton() {
  return (
    <Page width="form">
      <div role="status" className="grid gap-5">
        <span className="sr-only">Carregando a evolução...</span>
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-64" />
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </Page>
  );
}
