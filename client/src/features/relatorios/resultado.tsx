import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { ErroScreen } from './erro-screen.tsx';
import { GeneratingScreen } from './generating-screen.tsx';
import { screenOf } from './live-report.ts';
import { noticeWhenReady, stopNotice } from './ready-notice.ts';
import { ReportScreen } from './report-screen.tsx';
import { useLiveReport } from './use-live-report.ts';

export interface ResultadoProps {
  avaliacao: Avaliacao;
  /** Fetches the assessment anew; the answer comes back as `avaliacao`. */
  onReadRow: () => void;
}

/** One assessment, pending, failed or done; key it by the assessment's id. */
export function Resultado({ avaliacao, onReadRow }: ResultadoProps) {
  const live = useLiveReport(avaliacao, onReadRow);
  const navigate = useNavigate();
  const { id, nomeCliente } = avaliacao;

  const leave = useEffectEvent(() => {
    if (live.status !== 'pendente') return;
    noticeWhenReady({ id, nomeCliente, seq: live.seq }, () => void navigate({ to: '/resultado/$id', params: { id } }));
  });
  useEffect(() => {
    stopNotice(id);
    return () => leave();
  }, [id]);

  switch (screenOf(live)) {
    case 'generating':
      return <GeneratingScreen avaliacao={avaliacao} live={live} />;
    case 'erro':
      return <ErroScreen avaliacao={avaliacao} />;
    case 'report':
      return <ReportScreen avaliacao={avaliacao} />;
  }
}
