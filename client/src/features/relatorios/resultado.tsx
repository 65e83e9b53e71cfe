import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { useEffect, useRef } from 'react';
import { ErroScreen } from './erro-screen.tsx';
import { GeneratingScreen } from './generating-screen.tsx';
import { screenOf } from './live-report.ts';
import { ReportScreen } from './report-screen.tsx';
import { useLiveReport } from './use-live-report.ts';
import { useSeenReport } from './use-seen-report.ts';

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
