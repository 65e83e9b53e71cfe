import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { toast } from 'sonner';

/** The fixed id shows one toast, however many parts of the screen call this. */
export function planActiveToast({ planName }: Pick<SubscriptionStatusView, 'planName'>): void {
  toast.success(`Seu plano ${planName} está ativo.`, { id: 'plan-active' });
}
