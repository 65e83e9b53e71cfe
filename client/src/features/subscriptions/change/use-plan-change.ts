import type { PlanChangePreview } from '@meridia/shared/subscription.ts';
import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useState } from 'react';
import { isNetworkFailure, readErrorBody } from '../../../lib/app-error.ts';
import { trpc } from '../../../trpc.ts';
import { planActiveToast } from '../watch/plan-active-toast.ts';

/** Confirms a calculated change of plan. Each confirmation has one key, so that repeating it changes the plan only once. */
export function usePlanChange(planName: string, onChanged: () => void) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const change = trpc.payments.change.useMutation({
    onSuccess: async (result) => {
      if (result.outcome === 'payment_needed') {
        // If the browser blocks this as a popup, the dialog has the link.
        window.open(result.url, '_blank', 'noopener');
        return;
      }
      await utils.subscriptions.status.cancel();
      utils.subscriptions.status.setData(undefined, result.status);
      void utils.subscriptions.movements.invalidate();
      planActiveToast(result.status);
      onChanged();
    },
    onError: (error) => {
      // Another change was faster, so the cards behind the dialog are out of date.
      if (readErrorBody(error)?.code === 'PAYMENT_CONFLICT') void utils.subscriptions.invalidate();
    },
  });

  return {
    confirm: ({ prorationDate }: PlanChangePreview) => {
      if (queryClient.isMutating({ mutationKey: getMutationKey(trpc.payments.change) }) > 0) return;
      change.mutate({ planName, prorationDate, idempotencyKey });
    },
    /** Called before a new calculation, because the next confirmation is another change. */
    forget: () => {
      change.reset();
      setIdempotencyKey(crypto.randomUUID());
    },
    busy: change.isPending,
    error: change.error,
    /** True when it is unknown whether the change happened. The same confirmation may then be sent again. */
    unanswered: change.error !== null && isUnanswered(change.error),
    /** The page on which the bank asks the person to confirm; null when the bank does not ask. */
    paymentPage: change.data?.outcome === 'payment_needed' ? change.data.url : null,
  };
}

function isUnanswered(error: unknown): boolean {
  const code = readErrorBody(error)?.code;
  return isNetworkFailure(error) || code === 'PAYMENT_UNAVAILABLE' || code === 'UNAVAILABLE';
}
