import type { AdminOverview, AdminWarnings } from '@meridia/shared/admin-overview.ts';
import { formatNumber } from '@meridia/shared/numbers.ts';
import { Link } from '@tanstack/react-router';
import { CalendarDays, CreditCard, type LucideIcon, Sheet, TriangleAlert, Users } from 'lucide-react';
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
import { readWarningTexts } from './read-warning-texts.ts';

const refreshMs = 60_000;
const warningsRefreshMs = 20_000;

/** Four counts (docs/PRODUCT.md 15.2), and other signs of the system's health. */
export function DashboardScreen() {
  usePageTitle('Painel Admin');
  const overview = trpc.admin.overview.read.useQuery(undefined, { refetchInterval: refreshMs });
  // Shows no error of its own, because the counts beside it show theirs.
  const warnings = trpc.admin.overview.warnings.useQuery(undefined, { refetchInterval: warningsRefreshMs });
  const { data, error } = overview;

  useEffect(() => {
    // Logged to the console only (docs/PRODUCT.md 15.2). The screen itself says that the counts could not be loaded.
    if (error) console.error('Erro ao carregar estatísticas', error);
  }, [error]);

  return (
    <Page>
      <PageHeader title="Dashboard" description="O MeridIA em números, e o que pede a sua atenção." />
      <div className="grid gap-6">
        {warnings.data && <Warnings warnings={warnings.data} />}
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

const counts = [
  {
    key: 'profiles',
    label: 'Usuários cadastrados',
    counted: 'Todas as contas, também de admins e com email por confirmar',
    Icon: Users,
  },
  {
    key: 'activeSubscriptions',
    label: 'Assinaturas ativas',
    counted: 'Com a situação "Ativa": planos pagos, concedidos e o Gratuito',
    Icon: CreditCard,
  },
  {
    key: 'avaliacoes',
    label: 'Avaliações no total',
    counted: 'Prontas, em andamento e com erro, sem os relatórios de teste',
    Icon: Sheet,
  },
  {
    key: 'avaliacoesThisMonth',
    label: 'Avaliações neste mês',
    counted: 'As mesmas, criadas desde o dia 1º (horário de São Paulo)',
    Icon: CalendarDays,
  },
] as const satisfies readonly { key: keyof AdminOverview; label: string; counted: string; Icon: LucideIcon }[];

function OverviewCounts({ overview }: { overview: AdminOverview }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {counts.map(({ key, label, counted, Icon }) => (
        <div key={key} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
          <dt className="flex items-start gap-2 text-[0.9375rem] text-ink-soft">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-jade-ink" />
            {label}
          </dt>
          <dd className="pt-2 font-serif text-3xl font-semibold tabular-nums sm:text-4xl">
            {formatNumber(overview[key])}
          </dd>
          <dd className="mt-1 text-sm text-ink-soft">{counted}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The problems that an admin must solve; renders nothing when there are none. */
function Warnings({ warnings }: { warnings: AdminWarnings }) {
  const texts = readWarningTexts(warnings);
  if (texts.length === 0) return null;
  return (
    <section aria-label="Avisos" className="rounded-card bg-amber-soft p-5 text-amber-ink">
      <ul className="grid gap-2">
        {texts.map((text) => (
          <li key={text} className="flex gap-3">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <Link
        to="/admin/system"
        className="mt-2 ml-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Ver o sistema
      </Link>
    </section>
  );
}
