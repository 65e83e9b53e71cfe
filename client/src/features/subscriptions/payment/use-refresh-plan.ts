import { trpc } from '../../../trpc.ts';

/** Reloads the plan, also from the payment provider: after a return from the provider, or when the person asks for it. */
export function useRefreshPlan() {
  const utils = trpc.useUtils();
  return trpc.payments.refresh.useMutation({
    onSuccess: async (status) => {
      // Cancels running requests, because their answers are older than this one.
      await utils.subscriptions.status.cancel();
      utils.subscriptions.status.setData(undefined, status);
      void utils.subscriptions.movements.invalidate();
    },
  });
}
