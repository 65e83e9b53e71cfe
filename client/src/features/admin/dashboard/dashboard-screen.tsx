import { useEffect } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { AiToday } from '../system/ai-today.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import { OverviewCounts } from './overview-counts.tsx';
import { useWarnings } from './use-warnings.ts';
import { Warnings } from './warnings.tsx';

const refreshMs = 60_000;

/** Four counts (docs/PRODUCT.md 15.2), and what else tells whether all is well. */
export function DashboardScreen() {
  usePageTitle('Painel Admin');
  const overview = trpc.admin.overview.read.useQuery(undefined, { refetchInterval: refreshMs });
  const warnings = useWarnings();
  const { data, error } = overview;

  useEffect(() => {
    // On the console alone (docs/PRODUCT.md 15.2): the screen itself says that it could not be loaded.
    if (error) console.error('Erro ao carregar estatísticas', error);
  }, [error]);

  return (
    <Page>
      <PageHeader title="Dashboard" description="O MeridIA em números, e o que pede a sua atenção." />
      <div className="grid gap-6">
        <Warnings />
        {data && (
          <>
            <OverviewCounts overview={data} />
            <OverviewCharts overview={data} />
            {warnings.data && <AiToday today={warnings.data.ai} />}
          </>
        )}
        {!data && overview.isPending && <CountsSkeleton />}
        {!data && error && (
          <ErrorState
            title="Erro ao carregar estatísticas"
            action={errorMessage(error).action}
            onRetry={() => void overview.refetch()}
            retrying={overview.isRefetching}
          />
        )}
      </div>
    </Page>
  );
}

function CountsSkeleton() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <span className="sr-only">Carregando...</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-28 w-full" />
      ))}
    </div>
  );
}
