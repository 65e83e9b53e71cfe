import type { EscoreKey } from '@meridia/shared/consulta-evolutiva.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { escoreWords } from '../escore-words.ts';
import { type ChartData, type ChartSeries, labelledMoments } from './chart-series.ts';
import { seriesStyles } from './series-style.tsx';
import { useWidth } from './use-width.ts';

const height = 260;
const margin = { top: 12, right: 18, bottom: 46, left: 30 };
const labelWidth = 52;
// From here on marks at every point would run into each other.
const denseFromPx = 14;

interface EscoresChartProps {
  chart: ChartData;
  /** Which curves are switched off. */
  hidden: ReadonlySet<EscoreKey>;
}

/** The curves. What they say stands in words and in a table beside them, so that nobody depends on the picture. */
export function EscoresChart({ chart, hidden }: EscoresChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(320);
  const { moments, series } = chart;
  const inner = { width: Math.max(1, width - margin.left - margin.right), height: height - margin.top - margin.bottom };
  const gap = moments.length > 1 ? inner.width / (moments.length - 1) : 0;
  const x = (index: number) => margin.left + (moments.length > 1 ? index * gap : inner.width / 2);
  const y = (value: number) => margin.top + inner.height * (1 - value / 10);
  const labelled = labelledMoments(moments.length, Math.floor(inner.width / labelWidth));
  const small = moments.length > 1 && gap < denseFromPx;
  return (
    // The picture takes the room it is given and never asks for more.
    <div ref={ref} className="relative" style={{ height }}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label="Gráfico dos escores ao longo das consultas. Os números estão na tabela abaixo."
        className="absolute inset-0 text-[0.8125rem]"
      >
        {[0, 2, 4, 6, 8, 10].map((value) => (
          <g key={value}>
            <path d={`M${margin.left} ${y(value)}H${width - margin.right}`} stroke="var(--line)" />
            <text x={margin.left - 8} y={y(value)} dy="0.35em" textAnchor="end" fill="var(--ink-soft)">
              {value}
            </text>
          </g>
        ))}
        {labelled.map((index) => (
          <text key={index} textAnchor="middle" fill="var(--ink-soft)" y={height - margin.bottom + 24}>
            <tspan x={x(index)}>{moments[index]?.label}</tspan>
            <tspan x={x(index)} dy="1.25em">
              {formatShortDate(moments[index]?.data ?? '').slice(0, 5)}
            </tspan>
          </text>
        ))}
        {series
          .filter(({ escore }) => !hidden.has(escore))
          .map((one) => (
            <Curve key={one.escore} series={one} x={x} y={y} small={small} />
          ))}
      </svg>
    </div>
  );
}

interface CurveProps {
  series: ChartSeries;
  x: (index: number) => number;
  y: (value: number) => number;
  small: boolean;
}

function Curve({ series: { escore, values }, x, y, small }: CurveProps) {
  const { colour, dash, mark } = seriesStyles[escore];
  const line = values.map(({ index, value }, place) => `${place === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  return (
    <g>
      <path d={line} fill="none" stroke={colour} strokeWidth="2" strokeDasharray={dash} strokeLinejoin="round" />
      {values.map(({ index, value }) => (
        <path
          key={index}
          d={mark}
          transform={`translate(${x(index)} ${y(value)})${small ? ' scale(0.6)' : ''}`}
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
