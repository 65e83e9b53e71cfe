import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart-props.ts';
import { periodName, shortPeriodName } from './period-name.ts';

const fills = { jade: 'var(--jade-ink)', cinnabar: 'var(--cinnabar-ink)' } as const;
const axis = {
  stroke: 'var(--line-strong)',
  tick: { fill: 'var(--ink-soft)', fontSize: 13 },
  tickLine: false,
} as const;

/** Room for the longest number beside the axis: the library would measure it before the font is there. */
function axisWidth(points: ChartProps['points'], format: (value: number) => string): number {
  const top = Math.max(...points.map(({ values }) => values.reduce((sum, value) => sum + value, 0)), 10);
  // The axis ends at the next round number.
  return 10 + 7.5 * format(top * 2).length;
}

/** Stacked bars. The numbers stand in a table as well, so that this may be for the eyes alone. */
export function Bars({ series, points, format }: Omit<ChartProps, 'label'> & { format: (value: number) => string }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...points]} margin={{ top: 4, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="period" tickFormatter={shortPeriodName} minTickGap={16} {...axis} />
        <YAxis
          allowDecimals={false}
          width={axisWidth(points, format)}
          tickFormatter={(value: number) => format(value)}
          {...axis}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--sunken)' }}
          labelFormatter={(period) => periodName(String(period))}
          formatter={(value) => format(Number(value))}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line-strong)',
            borderRadius: 10,
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        {series.length > 1 && (
          <Legend
            itemSorter={null}
            formatter={(name) => <span className="text-ink">{name}</span>}
            wrapperStyle={{ fontSize: 14 }}
          />
        )}
        {series.map(({ name, tone }, index) => (
          <Bar
            key={name}
            name={name}
            dataKey={(point: ChartProps['points'][number]) => point.values[index] ?? 0}
            stackId="all"
            fill={fills[tone]}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
