import { type AccountFilters, type AccountSummary, accountFiltersSchema } from '@meridia/shared/admin-account.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { type ReactNode, useState } from 'react';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import type { ProofProps } from '../../../lib/proof-props.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { trpc } from '../../../trpc.ts';
import { ListBody } from '../lists/list-body.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { UsersTable } from './users-table.tsx';

interface UsersScreenProps {
  /** The filters of the address; an invalid filter is ignored. */
  search: Record<string, string | undefined>;
  onFilter: (filters: AccountFilters) => void;
  /** The signed-in admin. */
  ownId: string;
  /** Asks for password and code; the account's own dialog. */
  renderProof: (props: ProofProps) => ReactNode;
}

/** All accounts, newest first (docs/PRODUCT.md 15.3). */
export function UsersScreen({ search, onFilter, ownId, renderProof }: UsersScreenProps) {
  usePageTitle('Usuários');
  const filters = accountFiltersSchema.catch({}).parse(search);
  const query = trpc.admin.accounts.list.useInfiniteQuery(filters, { getNextPageParam: (page) => page.nextCursor });
  const accounts = query.data?.pages.flatMap((page) => page.items) ?? [];
  const [changing, setChanging] = useState<AccountSummary | null>(null);
  return (
    <Page>
      <PageHeader title="Usuários" description="Todas as contas, da mais nova para a mais antiga." />
      <UserFilters filters={filters} onFilter={onFilter} />
      <ListBody
        query={query}
        count={accounts.length}
        errorTitle="Erro ao carregar usuários. Verifique suas permissões de admin."
        emptyText="Nenhum usuário encontrado com estes filtros."
        counted={plural(accounts.length, 'usuário', 'usuários')}
        filters={filters}
      >
        <UsersTable accounts={accounts} ownId={ownId} onChangeRole={setChanging} />
      </ListBody>
      {changing && (
        <RoleDialog
          account={changing}
          own={changing.id === ownId}
          renderProof={renderProof}
          onClose={() => setChanging(null)}
        />
      )}
    </Page>
  );
}
