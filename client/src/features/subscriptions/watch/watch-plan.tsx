import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionChange } from '../../../lib/session-events.ts';
import { trpc } from '../../../trpc.ts';
import { checkEveryMs } from '../use-subscription.ts';
import { becameBetter } from './better-plan.ts';
import { planActiveToast } from './plan-active-toast.ts';

// A lost socket comes back by itself; a channel that was refused or ended does not.
const reopenAfterMs = 30_000;

/**
 * The live channel of the account, and the spec's check every 2 minutes besides, in case a server is deaf. The channel speaks at
 * its start and after every lost connection too, so whatever was missed is read then. Shows nothing but the news of a better plan.
 */
export function WatchPlan() {
  const utils = trpc.useUtils();
  const channel = trpc.accounts.onChange.useSubscription(undefined, {
    onData: ({ topics }) => {
      if (!topics.includes('subscription')) return;
      void utils.subscriptions.status.invalidate();
      void utils.subscriptions.movements.invalidate();
    },
  });
  useNewsOfBetterPlan();

  const reopen = useEffectEvent(() => channel.reset());
  const closed = channel.status === 'error' || channel.status === 'idle';
  useEffect(() => {
    if (!closed) return;
    const timer = setTimeout(() => reopen(), reopenAfterMs);
    const stop = onSessionChange((change) => change === 'signed-in' && reopen());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [closed]);

  return null;
}

function useNewsOfBetterPlan(): void {
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
  // What lay in the cache before may be another person's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared once for each answer.
  useEffect(() => {
    if (isFetchedAfterMount) compare();
  }, [status, isFetchedAfterMount]);
}
