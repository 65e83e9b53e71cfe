import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../trpc.ts';
import { tellReady } from './ready-notice.ts';
import { useReportOnScreen } from './use-report-screen.ts';

/** For the case that the live channel is deaf; it is what usually asks. */
const askEveryMs = 2 * 60 * 1000;

/** Keeps the promise of the waiting screen after it was left, here, on another device or before a reload. */
export function useReadyNotices(): void {
  const navigate = useNavigate();
  const { data: ready } = trpc.avaliacoes.ready.useQuery(undefined, { refetchInterval: askEveryMs });
  const onScreen = useReportOnScreen();
  const open = useEffectEvent((id: string) => void navigate({ to: '/resultado/$id', params: { id } }));

  useEffect(() => {
    if (ready) tellReady(ready, onScreen, (id) => open(id));
  }, [ready, onScreen]);
}
