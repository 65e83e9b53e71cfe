import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { polling } from '@meridia/shared/relatorio-progress.ts';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { toast } from 'sonner';
import { trpc } from '../../trpc.ts';
import { awaitsRow, isOverdue, type LiveReport, reduceLiveReport, startLiveReport } from './live-report.ts';

/** How long 'Relatório pronto!' is shown before the report. */
const unveilAfterMs = 1_200;

/**
 * Follows one report while it is made: by the live channel while that is open, otherwise by polling the row (docs/PRODUCT.md 8.4).
 * @param readRow reloads the assessment; its answer must come back as `avaliacao`.
 */
export function useLiveReport(avaliacao: Avaliacao, readRow: () => void): LiveReport {
  const [live, dispatch] = useReducer(reduceLiveReport, avaliacao.progress, startLiveReport);
  // Starts with the row's own event: see `apply` in live-report.ts. After a reconnect the socket itself knows its last event.
  const [lastEventId] = useState(() => String(Math.max(0, avaliacao.progress.seq - 1)));
  const channel = trpc.relatorios.onProgress.useSubscription(
    { id: avaliacao.id, lastEventId },
    { onData: ({ data }) => dispatch({ type: 'event', progress: data }) },
  );

  useEffect(() => dispatch({ type: 'row', progress: avaliacao.progress }), [avaliacao.progress]);

  const connected = channel.status === 'pending';
  useEffect(() => dispatch({ type: 'channel', connected }), [connected]);

  const askForRow = useEffectEvent(readRow);
  useEffect(() => {
    if (live.reads > 0) askForRow();
  }, [live.reads]);

  const tick = useEffectEvent(() => {
    dispatch({ type: 'tick' });
    // A refused or ended subscription must be opened again. A lost socket reconnects by itself.
    if (channel.status === 'error' || channel.status === 'idle') channel.reset();
  });
  const waiting = live.status === 'pendente' || awaitsRow(live);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick(), polling.intervalMs);
    return () => clearInterval(timer);
  }, [waiting]);

  const overdue = isOverdue(live);
  useEffect(() => {
    if (overdue) {
      toast.info('Ainda processando...', {
        description: 'O relatório completo pode levar até 10 minutos ou mais em horários de pico.',
        duration: 5000,
      });
    }
  }, [overdue]);

  const readyToShow = live.unveiling && !awaitsRow(live);
  useEffect(() => {
    if (!readyToShow) return;
    const timer = setTimeout(() => dispatch({ type: 'unveiled' }), unveilAfterMs);
    return () => clearTimeout(timer);
  }, [readyToShow]);

  return live;
}
