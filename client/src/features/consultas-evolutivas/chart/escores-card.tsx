import { type EscoreKey, type EscoresPonto, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import { useState } from 'react';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { directionText, escoreWords } from '../escore-words.ts';
import { chartOf, trendText } from './chart-series.ts';
import { EscoresChart } from './escores-chart.tsx';
import { SeriesSample } from './series-style.tsx';

/** Scores over time: curves, each curve in words, and the numbers. Renders nothing while no consultation asked for a score. */
export function EscoresCard({ pontos }: { pontos: readonly EscoresPonto[] }) {
  const chart = chartOf(pontos);
  const [hidden, setHidden] = useState<ReadonlySet<EscoreKey>>(new Set());
  if (!chart) return null;
  const toggle = (key: EscoreKey) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  return (
    <Card aria-labelledby="escores-titulo">
      <CardTitle id="escores-titulo">Escores ao longo do tempo</CardTitle>
      <ul className="my-3 grid gap-1 sm:grid-cols-2 sm:gap-x-6">
        {chart.series.map((series) => {
          const { escore } = series;
          const off = hidden.has(escore);
          return (
            <li key={escore}>
              <button
                type="button"
                aria-pressed={!off}
                onClick={() => toggle(escore)}
                className={cx(
                  'flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1 text-left leading-snug hover:bg-sunken',
                  off && 'text-ink-soft',
                )}
              >
                <span className={cx('flex shrink-0', off && 'opacity-30')}>
                  <SeriesSample escore={escore} />
                </span>
                <span className={cx('min-w-0', off && 'line-through')}>
                  <span className="font-semibold">{escoreWords[escore].label}</span>{' '}
                  <span className="text-[0.9375rem] text-ink-soft">({directionText(escore)}):</span> {trendText(series)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <EscoresChart chart={chart} hidden={hidden} />
      <ChartTable
        label="Escores"
        rowHeader="Consulta"
        columns={escoreKeys.map((key) => escoreWords[key].label)}
        rows={chart.moments.map(({ label, data, escores }) => ({
          key: `${label} ${data}`,
          // No-break spaces keep the number and the day in one line.
          header: `${label}\u00a0·\u00a0${formatShortDate(data)}`,
          cells: escoreKeys.map((key) => String(escores[key] ?? 'não perguntado')),
        }))}
      />
    </Card>
  );
}
