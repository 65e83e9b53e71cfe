import { type AdminSubscriptionFilters, adminSubscriptionFiltersSchema } from '@meridia/shared/admin-subscription.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { trpc } from '../../../trpc.ts';
import { AccountFilterBar, PlanFilter } from '../lists/account-filters.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { statusOptions } from './subscription-badge.tsx';
import { SubscriptionsTable, sourceOptions } from './subscriptions-table.tsx';

interface SubscriptionsScreenProps {
  /** The filters of the address; an invalid filter is ignored. */
  search: Record<string, string | undefined>;
  onFilter: (filters: AdminSubscriptionFilters) => void;
}

/** The plan in force of every account, newest first (docs/PRODUCT.md 15.3). */
export function SubscriptionsScreen({ search, onFilter }: SubscriptionsScreenProps) {
  usePageTitle('Assinaturas');
  const filters = adminSubscriptionFiltersSchema.catch({}).parse(search);
  const query = trpc.admin.subscriptions.list.useInfiniteQuery(filters, {
    getNextPageParam: (page) => page.nextCursor,
  });
  const subscriptions = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page>
      <PageHeader title="Assinaturas" description="O plano em vigor de cada conta, da mais nova para a mais antiga." />
      <SubscriptionFilters filters={filters} onFilter={onFilter} />
      <ListBody
        query={query}
        count={subscriptions.length}
        errorTitle="Erro ao carregar assinaturas"
        emptyText="Nenhuma assinatura encontrada com estes filtros."
        counted={plural(subscriptions.length, 'assinatura', 'assinaturas')}
        filters={filters}
      >
        <SubscriptionsTable subscriptions={subscriptions} />
      </ListBody>
    </Page>
  );
}

interface SubscriptionFiltersProps {
  filters: AdminSubscriptionFilters;
  onFilter: (filters: AdminSubscriptionFilters) => void;
}

function SubscriptionFilters({ filters, onFilter }: SubscriptionFiltersProps) {
  return (
    <AccountFilterBar search={filters.search} onSearch={(search) => onFilter({ ...filters, search })}>
      <PlanFilter value={filters.plan} onChange={(plan) => onFilter({ ...filters, plan })} />
      <FilterSelect
        label="Status"
        everything="Todos"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => onFilter({ ...filters, status })}
      />
      <FilterSelect
        label="Origem"
        everything="Todas"
        options={sourceOptions}
        value={filters.source}
        onChange={(source) => onFilter({ ...filters, source })}
      />
    </AccountFilterBar>
  );
}
