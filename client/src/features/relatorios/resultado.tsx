import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { useEffect, useRef } from 'react';
import { usePageVisible } from '../../lib/use-page-visible.ts';
import { trpc } from '../../trpc.ts';
import { ErroScreen } from './erro-screen.tsx';
import { GeneratingScreen } from './generating-screen.tsx';
import { screenOf } from './live-report.ts';
import { ReportScreen } from './report-screen.tsx';
import { rememberTold } from './told-reports.ts';
import { useLiveReport } from './use-live-report.ts';

interface ResultadoProps {
  avaliacao: Avaliacao;
  /** Reloads the assessment; the answer comes back as `avaliacao`. */
  onReadRow: () => void;
}

/** One assessment, pending, failed or done; key it by the assessment's id. */
export function Resultado({ avaliacao, onReadRow }: ResultadoProps) {
  const live = useLiveReport(avaliacao, onReadRow);
  const screen = screenOf(live);
  useSeenReport(screen === 'generating' ? null : avaliacao);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    // The same address now shows another screen, so the page scrolls to the top and screen readers start there.
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [screen]);

  switch (screen) {
    case 'generating':
      return <GeneratingScreen avaliacao={avaliacao} live={live} />;
    case 'erro':
      return <ErroScreen avaliacao={avaliacao} />;
    case 'report':
      return <ReportScreen avaliacao={avaliacao} />;
  }
}

/** Which ends the server was told to be seen: the assessment's id, and when its report ended. */
const saidSeen = new Map<string, string>();

/**
 * Tells the server once that a report which has ended, well or not, is visible to the therapist. After that no screen calls the report new.
 * @param shown the assessment on the screen; null while its report has not ended
 */
function useSeenReport(shown: Pick<Avaliacao, 'id' | 'finishedAt' | 'novo'> | null): void {
  const utils = trpc.useUtils();
  const visible = usePageVisible();
  const { mutate } = trpc.avaliacoes.seen.useMutation({
    // The live channel also updates every list; this call is for a channel that misses events.
    onSuccess: () => Promise.all([utils.avaliacoes.list.invalidate(), utils.avaliacoes.unopened.invalidate()]),
    // A failure shows no message, because the person asked for nothing. The next look at the report tries again.
    onError: (_, { id }) => saidSeen.delete(id),
  });

  // A report that was seen before is not reported again at each visit.
  const id = shown?.novo ? shown.id : undefined;
  const finishedAt = shown?.finishedAt;
  useEffect(() => {
    if (!visible || !id || !finishedAt || saidSeen.get(id) === finishedAt) return;
    saidSeen.set(id, finishedAt);
    // A therapist who leaves now gets no notice of this report, even if the server does not know yet.
    rememberTold({ id, finishedAt });
    mutate({ id });
  }, [visible, id, finishedAt, mutate]);
}
