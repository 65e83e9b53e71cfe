import type { AccountTopic } from '@meridia/shared/account-topic.ts';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readAnew } from '../../lib/read-anew.ts';
import { onSessionChange } from '../../lib/session-events.ts';
import { trpc } from '../../trpc.ts';

// A lost socket comes back by itself; a channel that was refused or ended does not.
const reopenAfterMs = 30_000;

/**
 * The live channel of the account: what changed elsewhere (another tab, another device, the worker, a payment) is read anew. The
 * channel speaks at its start and after every lost connection too, so whatever was missed is read then.
 */
export function useAccountChannel(): void {
  const queryClient = useQueryClient();
  const heardBefore = useRef(false);

  const hear = (topic: AccountTopic) => {
    for (const shown of shownOf(topic)) void readAnew(queryClient, getQueryKey(shown));
    // Each reading of an assessment is written down, and its screen has only just read it when the channel opens.
    if (topic === 'avaliacoes' && heardBefore.current) void readAnew(queryClient, getQueryKey(trpc.avaliacoes.byId));
  };
  const channel = trpc.accounts.onChange.useSubscription(undefined, {
    onData: ({ topics }) => {
      for (const topic of topics) hear(topic);
      heardBefore.current = true;
    },
  });

  const closed = channel.status === 'error' || channel.status === 'idle';
  // A session that ends closes its sockets, and a demotion ends it: whoever has lost this one, or gets none, asks who they are.
  const lost = closed || channel.error !== null;
  useEffect(() => {
    if (lost) void readAnew(queryClient, getQueryKey(trpc.accounts.session));
  }, [lost, queryClient]);

  const reopen = useEffectEvent(() => channel.reset());
  useEffect(() => {
    if (!closed) return;
    const timer = setTimeout(() => reopen(), reopenAfterMs);
    const stop = onSessionChange((change) => change === 'signed-in' && reopen());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [closed]);
}

/** What screens show of a topic. */
function shownOf(topic: AccountTopic) {
  switch (topic) {
    case 'subscription':
      return [trpc.subscriptions.status, trpc.subscriptions.movements];
    case 'avaliacoes':
      return [trpc.avaliacoes.list, trpc.avaliacoes.ready];
    case 'consultas':
      return [trpc.consultasEvolutivas];
    case 'account':
      return [trpc.accounts.session, trpc.clinicaConfigs];
  }
}
