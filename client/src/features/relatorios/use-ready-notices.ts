import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../trpc.ts';
import { tellReady } from './ready-notice.ts';
import { useReportOnScreen } from './use-report-screen.ts';

/** The interval in case the live channel misses events. Normally the channel causes the request. */
const askEveryMs = 2 * 60 * 1000;

/** Shows the notice that the waiting screen promises, also when that screen was on another device or before a reload. */
export function useReadyNotices(): void {
  const navigate = useNavigate();
  const { data: ready } = trpc.avaliacoes.ready.useQuery(undefined, { refetchInterval: askEveryMs });
  const onScreen = useReportOnScreen();
  const open = useEffectEvent((id: string) => void navigate({ to: '/resultado/$id', params: { id } }));
  const openAll = useEffectEvent(() => void navigate({ to: '/historico' }));

  useEffect(() => {
    if (ready) tellReady(ready, onScreen, { open: (id) => open(id), openAll: () => openAll() });
  }, [ready, onScreen]);
}
