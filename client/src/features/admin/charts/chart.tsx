import { formatNumber } from '@meridia/shared/numbers.ts';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { Bars, type BarsProps } from './bars.tsx';
import { periodName } from './period-name.ts';

interface ChartProps extends Omit<BarsProps, 'format'> {
  label: string;
  /** Formats a value; by default as a whole number. */
  format?: BarsProps['format'];
}

/** Bars over time, and the same numbers as a table for screen readers and for copying. */
export function Chart({ label, series, points, format = formatNumber }: ChartProps) {
  const sums = series.map((_, index) => points.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  return (
    <>
      <p className="mt-1 mb-4 text-[0.9375rem] text-ink-soft">
        {series.map(({ name }, index) => `${name}: ${format(sums[index] ?? 0)}`).join(' · ')}
      </p>
      <Bars series={series} points={points} format={format} />
      <ChartTable
        label={label}
        rowHeader="Período"
        columns={series.map(({ name }) => name)}
        rows={points
          .toReversed()
          .map(({ period, values }) => ({ key: period, header: periodName(period), cells: values.map(format) }))}
      />
    </>
  );
}
