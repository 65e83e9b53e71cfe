import type { AccountSummary } from '@meridia/shared/admin-account.ts';
import { Badge } from '../../../components/ui/badge.tsx';

type BadgedAccount = Pick<AccountSummary, 'role' | 'blocked' | 'emailConfirmed'>;

export function RoleBadge({ role }: Pick<BadgedAccount, 'role'>) {
  return role === 'admin' ? <Badge tone="amber">Admin</Badge> : <Badge tone="outline">Terapeuta</Badge>;
}

export function StateBadge({ blocked, emailConfirmed }: Omit<BadgedAccount, 'role'>) {
  if (blocked) return <Badge tone="cinnabar">Bloqueada</Badge>;
  if (!emailConfirmed) return <Badge>Não confirmada</Badge>;
  return <Badge tone="jade">Ativa</Badge>;
}
