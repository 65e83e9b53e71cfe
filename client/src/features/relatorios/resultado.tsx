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
  /** Fetches the assessment anew; the answer comes back as `avaliacao`. */
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
    // A new screen under the same address: it is read from its beginning, by eyes and by screen readers.
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

/** What the server was told to have been seen: an assessment's id, and the end that its report then had. */
const saidSeen = new Map<string, string>();

/**
 * Tells the server once that a report which has ended, well or not, is before the therapist's eyes: no screen calls it new any more.
 * @param shown what is drawn; null while there is no end to be seen
 */
function useSeenReport(shown: Pick<Avaliacao, 'id' | 'finishedAt' | 'novo'> | null): void {
  const utils = trpc.useUtils();
  const visible = usePageVisible();
  const { mutate } = trpc.avaliacoes.seen.useMutation({
    // The live channel says so to every list; this is for deaf sockets.
    onSuccess: () => utils.avaliacoes.list.invalidate(),
    // Nobody asked for it, so nobody is told: it is tried again when the report is next looked at.
    onError: (_, { id }) => saidSeen.delete(id),
  });

  // What was seen long ago is not said again with each visit.
  const id = shown?.novo ? shown.id : undefined;
  const finishedAt = shown?.finishedAt;
  useEffect(() => {
    if (!visible || !id || !finishedAt || saidSeen.get(id) === finishedAt) return;
    saidSeen.set(id, finishedAt);
    // Who leaves now is not told of it, whether or not the server knows by then.
    rememberTold({ id, finishedAt });
    mutate({ id });
  }, [visible, id, finishedAt, mutate]);
}
