import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { Badge } from '../../components/ui/badge.tsx';

export function PlanBadge({ status }: { status: SubscriptionStatusView }) {
  if (status.isAdminPlan) return <Badge tone="amber">Administrador</Badge>;
  return status.subscribed ? <Badge tone="jade">Ativo</Badge> : <Badge tone="outline">Gratuito</Badge>;
}
