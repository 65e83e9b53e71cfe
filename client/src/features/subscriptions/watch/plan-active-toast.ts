import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { toast } from 'sonner';

/** Told once, however many parts of the screen hear of it. */
export function planActiveToast({ planName }: Pick<SubscriptionStatusView, 'planName'>): void {
  toast.success(`Seu plano ${planName} está ativo.`, { id: 'plan-active' });
}
