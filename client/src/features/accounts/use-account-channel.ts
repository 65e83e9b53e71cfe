import type { AccountTopic } from '@meridia/shared/account-topic.ts';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readAnew } from '../../lib/read-anew.ts';
import { onSessionChange } from '../../lib/session-events.ts';
import { trpc } from '../../trpc.ts';

// A lost socket reconnects by itself. A channel that was refused or ended must be opened again.
const reopenAfterMs = 30_000;

/**
 * The live channel of the account: it reloads data that changed elsewhere (another tab, another device, the worker, a payment). The
 * channel also sends an event when it opens and after every lost connection, so that missed changes are loaded then.
 */
export function useAccountChannel(): void {
  const queryClient = useQueryClient();
  const heardBefore = useRef(false);

  const hear = (topic: AccountTopic) => {
    for (const shown of shownOf(topic)) void readAnew(queryClient, getQueryKey(shown));
    // The access log records every reading of an assessment. So the first event, sent when the channel opens, does not reload the
    // assessment that the screen has just loaded.
    if (topic === 'avaliacoes' && heardBefore.current) {
      for (const read of [trpc.avaliacoes.byId, trpc.respostas]) void readAnew(queryClient, getQueryKey(read));
    }
  };
  const channel = trpc.accounts.onChange.useSubscription(undefined, {
    onData: ({ topics }) => {
      for (const topic of topics) hear(topic);
      heardBefore.current = true;
    },
  });

  const closed = channel.status === 'error' || channel.status === 'idle';
  // The server closes the sockets of a session that ends, and a demotion ends the session. So a lost or refused channel makes this
  // page ask who is signed in.
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

/** The queries that show a topic. */
function shownOf(topic: AccountTopic) {
  switch (topic) {
    case 'subscription':
      return [trpc.subscriptions, trpc.clinicaConfigs.ofReport];
    case 'avaliacoes':
      return [
        trpc.avaliacoes.list,
        trpc.avaliacoes.ready,
        trpc.avaliacoes.unopened,
        trpc.pareceres.unsigned,
        trpc.clientes.quadro,
      ];
    case 'consultas':
      return [trpc.consultasEvolutivas, trpc.clientes.byId, trpc.clientes.quadro, trpc.clientes.inicio];
    case 'convites':
      return [trpc.convites.list, trpc.drafts.list];
    case 'support':
      return [trpc.supportThreads.list, trpc.supportThreads.byId];
    case 'account':
      return [trpc.accounts.session, trpc.clinicaConfigs];
  }
}
