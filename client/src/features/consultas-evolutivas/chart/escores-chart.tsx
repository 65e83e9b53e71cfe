import type { EscoreKey } from '@meridia/shared/consulta-evolutiva.ts';
import { ChartFrame } from '../../../components/chart/chart-frame.tsx';
import type { ChartSpace } from '../../../components/chart/chart-space.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { escoreWords } from '../escore-words.ts';
import type { ChartData, ChartSeries } from './chart-series.ts';
import { seriesStyles } from './series-style.tsx';

// From this number of points on, marks at every point would overlap.
const denseFromPx = 14;

interface EscoresChartProps {
  chart: ChartData;
  /** The curves that are switched off. */
  hidden: ReadonlySet<EscoreKey>;
}

/** The curves. A text and a table beside them say the same, so that nobody needs the picture. */
export function EscoresChart({ chart: { moments, series }, hidden }: EscoresChartProps) {
  return (
    <ChartFrame
      label="Gráfico dos escores ao longo das consultas. Os números estão na tabela abaixo."
      height={260}
      ticks={[0, 2, 4, 6, 8, 10]}
      labels={moments.map(({ label, data }) => [label, formatShortDate(data).slice(0, 5)])}
    >
      {(space) =>
        series
          .filter(({ escore }) => !hidden.has(escore))
          .map((one) => <Curve key={one.escore} series={one} space={space} />)
      }
    </ChartFrame>
  );
}

function Curve({ series: { escore, values }, space: { x, y, step } }: { series: ChartSeries; space: ChartSpace }) {
  const { colour, dash, mark } = seriesStyles[escore];
  const line = values.map(({ index, value }, place) => `${place === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const scale = step > 0 && step < denseFromPx ? ' scale(0.6)' : '';
  return (
    <g>
      <path d={line} fill="none" stroke={colour} strokeWidth="2" strokeDasharray={dash} strokeLinejoin="round" />
      {values.map(({ index, value }) => (
        <path
          key={index}
          d={mark}
          transform={`translate(${x(index)} ${y(value)})${scale}`}
          fill={colour}
          stroke="var(--surface)"
          strokeWidth="1"
        >
          <title>{`${escoreWords[escore].label}: ${value}`}</title>
        </path>
      ))}
    </g>
  );
}
