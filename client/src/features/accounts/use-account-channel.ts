import type { AccountTopic } from '@meridia/shared/account-topic.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionChange } from '../../lib/session-events.ts';
import { trpc } from '../../trpc.ts';

// A lost socket comes back by itself; a channel that was refused or ended does not.
const reopenAfterMs = 30_000;

/**
 * The live channel of the account: what changed elsewhere (another tab, another device, the worker, a payment) is read anew. The
 * channel speaks at its start and after every lost connection too, so whatever was missed is read then.
 */
export function useAccountChannel(): void {
  const utils = trpc.useUtils();
  const heardBefore = useRef(false);

  const readAnew = (topic: AccountTopic) => {
    switch (topic) {
      case 'subscription':
        void utils.subscriptions.status.invalidate();
        void utils.subscriptions.movements.invalidate();
        return;
      case 'avaliacoes':
        void utils.avaliacoes.list.invalidate();
        void utils.avaliacoes.ready.invalidate();
        // Each reading of an assessment is written down, and its screen has only just read it when the channel opens.
        if (heardBefore.current) void utils.avaliacoes.byId.invalidate();
        return;
      case 'consultas':
        void utils.consultasEvolutivas.invalidate();
        return;
      case 'account':
        void utils.accounts.session.invalidate();
        void utils.clinicaConfigs.invalidate();
    }
  };
  const channel = trpc.accounts.onChange.useSubscription(undefined, {
    onData: ({ topics }) => {
      for (const topic of topics) readAnew(topic);
      heardBefore.current = true;
    },
  });

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
}
