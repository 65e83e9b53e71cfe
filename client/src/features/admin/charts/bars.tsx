import { useState } from 'react';
import { ChartFrame } from '../../../components/chart/chart-frame.tsx';
import { type ChartSpace, roundTicks } from '../../../components/chart/chart-space.ts';
import { periodName, shortPeriodName } from './period-name.ts';

export interface BarsProps {
  series: readonly { name: string; tone: 'jade' | 'cinnabar' }[];
  /** Oldest first. */
  points: readonly Point[];
  /** Formats a value. */
  format: (value: number) => string;
}

interface Point {
  /** YYYY-MM-DD or YYYY-MM. */
  period: string;
  /** One value for each series. */
  values: readonly number[];
}

const fills = { jade: 'var(--jade-ink)', cinnabar: 'var(--cinnabar-ink)' } as const;
const widestBar = 36;

/** Stacked bars, and the values of the bar under the pointer. Screen readers skip the picture: a text and a table have the same numbers. */
export function Bars({ series, points, format }: BarsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed === null ? undefined : points[pointed];
  return (
    <>
      <ChartFrame
        height={series.length > 1 ? 204 : 236}
        bands
        ticks={roundTicks(Math.max(0, ...points.map(({ values }) => total(values))))}
        formatTick={format}
        labels={points.map(({ period }) => [shortPeriodName(period)])}
        onPoint={setPointed}
        above={({ x, width }) =>
          pointed !== null &&
          shown && <Values series={series} point={shown} format={format} x={x(pointed)} width={width} />
        }
      >
        {(space) => (
          <>
            {pointed !== null && (
              <rect
                x={space.x(pointed) - space.step / 2}
                y={space.top}
                width={space.step}
                height={space.bottom - space.top}
                fill="var(--sunken)"
              />
            )}
            {points.map((point, index) => (
              <Stack key={point.period} series={series} point={point} space={space} x={space.x(index)} />
            ))}
          </>
        )}
      </ChartFrame>
      {series.length > 1 && (
        <ul aria-hidden className="mt-1 flex flex-wrap justify-center gap-x-4 text-sm">
          {series.map(({ name, tone }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className="size-3" style={{ background: fills[tone] }} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface StackProps {
  series: BarsProps['series'];
  point: Point;
  space: ChartSpace;
  /** The x of the bar's middle. */
  x: number;
}

function Stack({ series, point: { values }, space, x }: StackProps) {
  const width = Math.min(widestBar, space.step * 0.8);
  return series.map(({ name, tone }, index) => {
    const below = total(values.slice(0, index));
    const value = values[index] ?? 0;
    const top = space.y(below + value);
    return (
      value > 0 && (
        <rect
          key={name}
          data-testid="bar"
          x={x - width / 2}
          y={top}
          width={width}
          height={space.y(below) - top}
          fill={fills[tone]}
        />
      )
    );
  });
}

interface ValuesProps extends Pick<BarsProps, 'series' | 'format'> {
  point: Point;
  x: number;
  /** The width of the whole picture. */
  width: number;
}

/** The values beside the bar, on the side that has more room. */
function Values({ series, point, format, x, width }: ValuesProps) {
  const side = x < width / 2 ? { left: x + 12 } : { right: width - x + 12 };
  return (
    <div
      className="pointer-events-none absolute top-3 rounded-control border border-line-strong bg-surface p-2.5 text-[0.9375rem] whitespace-nowrap"
      style={side}
    >
      <p>{periodName(point.period)}</p>
      {series.map(({ name }, index) => (
        <p key={name}>
          {name}: {format(point.values[index] ?? 0)}
        </p>
      ))}
    </div>
  );
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
