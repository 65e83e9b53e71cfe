import type { AdminSubscription } from '@meridia/shared/admin-subscription.ts';
import { formatNumber } from '@meridia/shared/numbers.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import { type PlanSource, planSources } from '@meridia/shared/subscription.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { AccountCell } from '../lists/account-cell.tsx';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';

export function SubscriptionsTable({ subscriptions }: { subscriptions: readonly AdminSubscription[] }) {
  return <DataTable label="Assinaturas" columns={columns} rows={subscriptions} rowKey={({ userId }) => userId} />;
}

const sources: Record<PlanSource, string> = { free: 'Plano gratuito', payment: 'Cartão', grant: 'Cortesia' };

export const sourceOptions = planSources.map((value) => ({ value, label: sources[value] }));

const columns: Column<AdminSubscription>[] = [
  {
    id: 'user',
    header: 'Usuário',
    kind: 'title',
    cell: ({ userId, nomeCompleto, email }) => <AccountCell id={userId} nomeCompleto={nomeCompleto} email={email} />,
  },
  { id: 'plan', header: 'Plano', cell: ({ planName, isAdmin }) => (isAdmin ? `Admin (${planName})` : planName) },
  { id: 'limit', header: 'Limite', cell: limitText },
  { id: 'status', header: 'Status', cell: ({ status }) => <SubscriptionBadge status={status} /> },
  { id: 'source', header: 'Origem', cell: ({ source }) => sources[source] },
  { id: 'end', header: 'Fim do período', cell: PeriodEnd },
];

function limitText({ isAdmin, diagnosesLimit }: AdminSubscription): string {
  return isAdmin || diagnosesLimit === unlimited ? 'Ilimitado' : `${formatNumber(diagnosesLimit)} por mês`;
}

function PeriodEnd({ periodEnd, endsAt }: AdminSubscription) {
  // A plan that ends at midnight is valid to the end of the day before.
  const day = (end: string) => formatShortDate(new Date(new Date(end).getTime() - 1));
  return (
    <>
      {day(periodEnd)}
      {endsAt && <span className="block text-ink-soft">plano até {day(endsAt)}</span>}
    </>
  );
}
