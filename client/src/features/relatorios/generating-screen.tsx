import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { polling, progressText } from '@meridia/shared/relatorio-progress.ts';
import { Page } from '../../components/layout/page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { GeneratingIllustration } from './generating-illustration.tsx';
import { isOverdue, type LiveReport } from './live-report.ts';
import { TipsCard } from './tips-card.tsx';

/** The waiting screen, with the real stage of the work. */
export function GeneratingScreen({ avaliacao, live }: { avaliacao: Avaliacao; live: LiveReport }) {
  const { percent } = live;
  const done = percent >= 100;
  usePageTitle(done ? 'Relatório pronto' : `${percent}% · Gerando diagnóstico`);
  return (
    <Page width="text" className="grid max-w-[36rem] gap-6">
      <div className="grid justify-items-center gap-5 text-center">
        <GeneratingIllustration percent={percent} className="size-44 sm:size-52" />
        <div>
          <h1 className="font-serif text-[1.75rem] leading-tight font-semibold sm:text-[2rem]">Gerando diagnóstico</h1>
          <p className="mt-1 wrap-anywhere text-ink-soft">
            {avaliacao.nomeCliente}, {avaliacao.idade} anos
          </p>
        </div>
        <div className="w-full">
          <Progress
            percent={percent}
            label="Andamento do relatório"
            valueText={`${percent}%. ${progressText(percent)}`}
          />
          <p className="mt-3 flex items-baseline justify-between gap-4 text-left">
            <span role="status" className="font-medium">
              {progressText(percent)}
            </span>
            <span aria-hidden className="font-medium text-ink-soft tabular-nums">
              {percent}%
            </span>
          </p>
        </div>
        <p className="text-balance text-ink-soft">
          O relatório pode levar até 10 minutos. Você pode sair desta tela: avisamos quando ficar pronto.
        </p>
        <div className="grid gap-2">
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/" size="sm">
              Voltar ao Início
            </ButtonLink>
            <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
              Atualizar Agora
            </Button>
          </div>
          <p className="text-[0.9375rem] text-ink-soft">{updateNote(live)}</p>
        </div>
      </div>
      <TipsCard />
    </Page>
  );
}

// The live channel shows the report sooner than the text promises. Only the slow polling after 12 minutes is later.
function updateNote(live: LiveReport): string {
  const slow = isOverdue(live) && !live.connected;
  const seconds = (slow ? polling.slowIntervalMs : polling.intervalMs) / 1000;
  return `Esta página se atualiza sozinha a cada ${seconds} segundos.`;
}
