import { formatNumber } from '@meridia/shared/numbers.ts';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { ChartProps } from './chart-props.ts';
import { periodName } from './period-name.ts';

// The chart library is by far the largest piece of the admin area.
const Bars = lazy(async () => ({ default: (await import('./bars.tsx')).Bars }));

/** Bars over time for the eyes, and the same numbers as a table for everybody else and for copying. */
export function Chart({ format = formatNumber, ...chart }: ChartProps) {
  const { label, series, points } = chart;
  const sums = series.map((_, index) => points.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  return (
    <>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {series.map(({ name }, index) => `${name}: ${format(sums[index] ?? 0)}`).join(' · ')}
      </p>
      <div aria-hidden className="mt-4 h-56">
        <Suspense fallback={<Skeleton className="h-full w-full" />}>
          <Bars {...chart} format={format} />
        </Suspense>
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-jade-ink underline underline-offset-4">
          Ver os números em tabela
        </summary>
        <table className="mt-2 w-full text-left text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{label}</caption>
          <thead className="border-b border-line text-ink-soft">
            <tr>
              <th scope="col" className="py-2 font-semibold">
                Período
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-2 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.toReversed().map(({ period, values }) => (
              <tr key={period}>
                <th scope="row" className="py-1.5 font-normal">
                  {periodName(period)}
                </th>
                {series.map(({ name }, index) => (
                  <td key={name} className="py-1.5 text-right">
                    {format(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
