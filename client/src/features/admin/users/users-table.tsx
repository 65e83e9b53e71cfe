import type { AccountSummary } from '@meridia/shared/admin-account.ts';
import { Button } from '../../../components/ui/button.tsx';
import { formatShortDate } from '../../../lib/format.ts';
import { AccountCell } from '../lists/account-cell.tsx';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { RoleBadge, StateBadge } from './user-badges.tsx';

interface UsersTableProps {
  accounts: readonly AccountSummary[];
  ownId: string;
  onChangeRole: (account: AccountSummary) => void;
}

export function UsersTable({ accounts, ownId, onChangeRole }: UsersTableProps) {
  const columns: Column<AccountSummary>[] = [
    {
      id: 'name',
      header: 'Usuário',
      kind: 'title',
      cell: ({ id, nomeCompleto, email }) => (
        <AccountCell id={id} nomeCompleto={nomeCompleto} email={email} own={id === ownId} />
      ),
    },
    { id: 'role', header: 'Papel', cell: ({ role }) => <RoleBadge role={role} /> },
    { id: 'state', header: 'Situação', cell: (account) => <StateBadge {...account} /> },
    { id: 'plan', header: 'Plano', cell: ({ role, planName }) => (role === 'admin' ? 'Admin' : planName) },
    { id: 'created', header: 'Cadastro', cell: ({ createdAt }) => formatShortDate(createdAt) },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions' as const,
      cell: (account) => <RoleButton account={account} onPress={() => onChangeRole(account)} />,
    },
  ];
  return <DataTable label="Usuários" columns={columns} rows={accounts} rowKey={({ id }) => id} />;
}

function RoleButton({ account, onPress }: { account: AccountSummary; onPress: () => void }) {
  const admin = account.role === 'admin';
  // Blocked accounts cannot become admins.
  if (account.blocked && !admin) return null;
  const text = admin ? 'Remover Admin' : 'Tornar Admin';
  return (
    <Button
      variant={admin ? 'danger' : 'outline'}
      size="sm"
      onClick={onPress}
      aria-label={`${text}: ${account.nomeCompleto}`}
      className="whitespace-nowrap"
    >
      {text}
    </Button>
  );
}
