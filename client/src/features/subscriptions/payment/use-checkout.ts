import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { toast } from 'sonner';
import { readErrorBody } from '../../../lib/app-error.ts';
import { trpc } from '../../../trpc.ts';
import { paymentRefusal } from './payment-refusal.ts';
import { openPaymentTab } from './payment-tab.ts';

/** Choosing a plan opens its checkout in a new tab (docs/PRODUCT.md 4.1). One at a time, whichever card it comes from. */
export function useCheckout() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const checkout = trpc.payments.checkout.useMutation();
  const running = { mutationKey: getMutationKey(trpc.payments.checkout) };
  const anyRunning = useIsMutating(running) > 0;

  async function start(planName: string): Promise<void> {
    // Asked of the cache and not of the last render: a double click is faster than that.
    if (queryClient.isMutating(running) > 0) return;
    const tab = openPaymentTab('Abrindo o pagamento seguro…');
    try {
      const { url } = await checkout.mutateAsync({ planName });
      toast.success('Redirecionando para pagamento', { id: 'checkout' });
      tab.go(url);
    } catch (error) {
      tab.close();
      toast.error('Erro ao processar pagamento', {
        id: 'checkout',
        description: paymentRefusal(error, 'Não foi possível iniciar o checkout. Tente novamente.'),
        duration: 5000,
      });
      // Bought meanwhile, in another tab or on another device: the cards offer something else now.
      if (readErrorBody(error)?.code === 'ALREADY_SUBSCRIBED') void utils.subscriptions.invalidate();
    }
  }

  return { start, busy: checkout.isPending, blocked: anyRunning };
}
