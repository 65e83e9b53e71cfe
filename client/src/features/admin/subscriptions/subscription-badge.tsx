import type { AdminSubscription } from '@meridia/shared/admin-subscription.ts';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';

type Status = AdminSubscription['status'];

/** A tone for each status (docs/PRODUCT.md 3.11): active default, trialing secondary, canceled and expired destructive. */
const looks: Record<Status, { text: string; tone: BadgeTone }> = {
  active: { text: 'Ativa', tone: 'jade' },
  trialing: { text: 'Em teste', tone: 'neutral' },
  past_due: { text: 'Pagamento pendente', tone: 'amber' },
  canceled: { text: 'Cancelada', tone: 'cinnabar' },
  expired: { text: 'Expirada', tone: 'cinnabar' },
};

export function SubscriptionBadge({ status }: { status: Status }) {
  const { text, tone } = looks[status];
  return <Badge tone={tone}>{text}</Badge>;
}

export const statusOptions = (['active', 'trialing', 'past_due', 'canceled', 'expired'] as const).map((value) => ({
  value,
  label: looks[value].text,
}));
