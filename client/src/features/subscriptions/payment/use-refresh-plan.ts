import { trpc } from '../../../trpc.ts';

/** Reads the plan anew, at the payment provider too: for whoever comes back from it or doubts what the screen says. */
export function useRefreshPlan() {
  const utils = trpc.useUtils();
  return trpc.payments.refresh.useMutation({
    onSuccess: async (status) => {
      // An answer still on its way was given before this one.
      await utils.subscriptions.status.cancel();
      utils.subscriptions.status.setData(undefined, status);
      void utils.subscriptions.movements.invalidate();
    },
  });
}
