import type { EscoresPonto } from '@meridia/shared/consulta-evolutiva.ts';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatShortDate } from '../../../lib/format.ts';
import { directionText, escoreWords } from '../escore-words.ts';
import { chartOf, trendText } from './chart-series.ts';
import { EscoreChart } from './escores-chart.tsx';

/**
 * Scores over time: a small chart for each score that anybody asked for, with its course in words, and the numbers in one table.
 * Renders nothing while no consultation asked for a score.
 */
export function EscoresCard({ pontos }: { pontos: readonly EscoresPonto[] }) {
  const chart = chartOf(pontos);
  if (!chart) return null;
  const { series, moments } = chart;
  return (
    <Card aria-labelledby="escores-titulo">
      <CardTitle id="escores-titulo">Escores ao longo do tempo</CardTitle>
      <ul className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {series.map((one) => (
          <li key={one.escore} className="min-w-0 break-inside-avoid">
            <h3 className="font-semibold">
              {escoreWords[one.escore].label}{' '}
              <span className="font-normal text-ink-soft">({directionText(one.escore)})</span>
            </h3>
            <p className="mb-1 text-[0.9375rem]">{trendText(one)}</p>
            <EscoreChart series={one} moments={moments} />
          </li>
        ))}
      </ul>
      <ChartTable
        label="Escores"
        rowHeader="Consulta"
        columns={series.map(({ escore }) => escoreWords[escore].label)}
        rows={moments.map(({ label, data, escores }) => ({
          key: `${label} ${data}`,
          // No-break spaces keep the number and the day in one line.
          header: `${label}\u00a0·\u00a0${formatShortDate(data)}`,
          cells: series.map(({ escore }) => String(escores[escore] ?? 'não perguntado')),
        }))}
      />
    </Card>
  );
}
