import type { AdminOverview } from '@meridia/shared/admin-overview.ts';
import { formatNumber } from '@meridia/shared/numbers.ts';
import { CalendarDays, CreditCard, type LucideIcon, Sheet, Users } from 'lucide-react';

const counts = [
  { key: 'profiles', label: 'Usuários cadastrados', Icon: Users },
  { key: 'activeSubscriptions', label: 'Assinaturas ativas', Icon: CreditCard },
  { key: 'avaliacoes', label: 'Avaliações no total', Icon: Sheet },
  { key: 'avaliacoesThisMonth', label: 'Avaliações neste mês', Icon: CalendarDays },
] as const satisfies readonly { key: keyof AdminOverview; label: string; Icon: LucideIcon }[];

export function OverviewCounts({ overview }: { overview: AdminOverview }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {counts.map(({ key, label, Icon }) => (
        <div key={key} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
          <dt className="flex items-start gap-2 text-[0.9375rem] text-ink-soft">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-jade-ink" />
            {label}
          </dt>
          <dd className="mt-auto pt-2 font-serif text-3xl font-semibold tabular-nums sm:text-4xl">
            {formatNumber(overview[key])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
