import type { AdminSubscription } from '@meridia/shared/admin-subscription.ts';
import { formatNumber } from '@meridia/shared/numbers.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import { type PlanSource, planSources } from '@meridia/shared/subscription.ts';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '../../../lib/format.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';

export function SubscriptionsTable({ subscriptions }: { subscriptions: readonly AdminSubscription[] }) {
  return <DataTable label="Assinaturas" columns={columns} rows={subscriptions} rowKey={({ userId }) => userId} />;
}

const sources: Record<PlanSource, string> = { free: 'Plano gratuito', payment: 'Cartão', grant: 'Cortesia' };

export const sourceOptions = planSources.map((value) => ({ value, label: sources[value] }));

const columns: Column<AdminSubscription>[] = [
  { id: 'user', header: 'Usuário', kind: 'title', cell: (row) => <Subscriber {...row} /> },
  { id: 'plan', header: 'Plano', cell: ({ planName, isAdmin }) => (isAdmin ? `Admin (${planName})` : planName) },
  { id: 'limit', header: 'Limite', cell: limitText },
  { id: 'status', header: 'Status', cell: ({ status }) => <SubscriptionBadge status={status} /> },
  { id: 'source', header: 'Origem', cell: ({ source }) => sources[source] },
  { id: 'end', header: 'Fim do período', cell: endText },
];

function Subscriber({ userId, nomeCompleto, email }: AdminSubscription) {
  return (
    <>
      <Link
        to="/admin/users/$id"
        params={{ id: userId }}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-jade-ink lg:min-h-8"
      >
        {nomeCompleto}
      </Link>
      <span className="block wrap-anywhere text-ink-soft">{email}</span>
    </>
  );
}

function limitText({ isAdmin, diagnosesLimit }: AdminSubscription): string {
  return isAdmin || diagnosesLimit === unlimited ? 'Ilimitado' : `${formatNumber(diagnosesLimit)} por mês`;
}

function endText({ periodEnd, endsAt }: AdminSubscription): string {
  // What ends at midnight holds to the end of the day before.
  const day = (end: string) => formatShortDate(new Date(new Date(end).getTime() - 1));
  return endsAt ? `${day(periodEnd)} (termina em ${day(endsAt)})` : day(periodEnd);
}
