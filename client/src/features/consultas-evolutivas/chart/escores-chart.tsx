import { ChartFrame } from '../../../components/chart/chart-frame.tsx';
import type { ChartSpace } from '../../../components/chart/chart-space.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { escoreWords } from '../escore-words.ts';
import { type ChartData, type ChartSeries, trendText } from './chart-series.ts';

// From this number of points on, marks at every point would overlap.
const densePx = 9;

interface EscoreChartProps {
  series: ChartSeries;
  /** Of all measures, so that the charts below each other have one time axis. */
  moments: ChartData['moments'];
}

/** One measure over time. One curve per picture, so no colour tells curves apart; the heading and a table say the same in words. */
export function EscoreChart({ series, moments }: EscoreChartProps) {
  return (
    <ChartFrame
      label={`${escoreWords[series.escore].label}: ${trendText(series)}. Os números estão na tabela abaixo.`}
      height={150}
      ticks={[0, 5, 10]}
      labels={moments.map(({ label, data }) => [
        label.replace('Avaliação', 'Aval.'),
        formatShortDate(data).slice(0, 5),
      ])}
    >
      {(space) => <Curve series={series} space={space} />}
    </ChartFrame>
  );
}

/** A line between neighbours; a dashed one over moments at which nobody asked. */
function Curve({ series: { escore, values }, space: { x, y, step } }: { series: ChartSeries; space: ChartSpace }) {
  const radius = step > 0 && step < densePx ? 2 : 4;
  return (
    <g>
      {values.slice(1).map(({ index, value }, place) => {
        const before = values[place];
        return (
          before && (
            <path
              key={index}
              d={`M${x(before.index)} ${y(before.value)}L${x(index)} ${y(value)}`}
              stroke="var(--jade-ink)"
              strokeWidth="2"
              strokeLinecap="round"
              {...(index - before.index > 1 && { strokeDasharray: '2 5' })}
            />
          )
        );
      })}
      {values.map(({ index, value }) => (
        <circle
          key={index}
          cx={x(index)}
          cy={y(value)}
          r={radius}
          fill="var(--jade-ink)"
          stroke="var(--surface)"
          strokeWidth="1"
        >
          <title>{`${escoreWords[escore].label}: ${value}`}</title>
        </circle>
      ))}
    </g>
  );
}
