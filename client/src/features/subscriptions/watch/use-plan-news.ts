import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../trpc.ts';
import { checkEveryMs } from '../use-subscription.ts';
import { becameBetter } from './better-plan.ts';
import { planActiveToast } from './plan-active-toast.ts';

/**
 * Keeps the plan up to date, also when the live channel misses events (docs/PRODUCT.md 3.14), and shows a toast when the plan
 * became better.
 */
export function usePlanNews(): void {
  const { data: status, isFetchedAfterMount } = trpc.subscriptions.status.useQuery(undefined, {
    refetchInterval: checkEveryMs,
  });
  const saysItself = useLocation({
    select: ({ pathname, search }) =>
      pathname === '/success' || pathname === '/subscription' || (pathname === '/plans' && 'session_id' in search),
  });
  const known = useRef<typeof status>(undefined);

  const compare = useEffectEvent(() => {
    const before = known.current;
    known.current = status;
    if (before && status && becameBetter(before, status) && !saysItself) planActiveToast(status);
  });
  // An older cached plan may belong to another person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared once for each answer.
  useEffect(() => {
    if (isFetchedAfterMount) compare();
  }, [status, isFetchedAfterMount]);
}
