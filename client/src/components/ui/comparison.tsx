import { cx } from '../../lib/cx.ts';
import { FeatureIcon } from '../illustrations/feature-icons.tsx';

export interface ComparisonRow {
  label: string;
  /** One per column: a text, or whether the feature is included. */
  values: readonly (string | boolean)[];
}

interface ComparisonProps {
  /** Read aloud before the table. */
  caption: string;
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  /** Index of the column that stands out. */
  highlight?: number;
}

/** A comparison table where there is room, one card per column on phones. */
export function Comparison(props: ComparisonProps) {
  return (
    <>
      <Table {...props} />
      <Cards {...props} />
    </>
  );
}

function Table({ caption, columns, rows, highlight }: ComparisonProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface max-md:hidden">
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className="w-2/5 p-4" />
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cx(
                  'p-4 text-center font-serif text-lg font-semibold',
                  index === highlight && 'bg-jade-soft',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="p-4 font-medium">
                {label}
              </th>
              {columns.map((column, index) => (
                <td key={column} className={cx('p-4 text-center', index === highlight && 'bg-jade-soft')}>
                  <Value value={values[index] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ columns, rows, highlight }: ComparisonProps) {
  return (
    <ul className="grid gap-4 md:hidden">
      {columns.map((column, index) => (
        <li
          key={column}
          className={cx(
            'rounded-card border bg-surface p-5',
            index === highlight ? 'border-jade ring-1 ring-jade' : 'border-line',
          )}
        >
          <h3 className="font-serif text-xl font-semibold">{column}</h3>
          <dl className="mt-3 text-[0.9375rem]">
            {rows.map(({ label, values }) => (
              <div
                key={label}
                className="flex items-center justify-between gap-4 border-t border-line py-2.5 max-[18rem]:flex-col max-[18rem]:items-start max-[18rem]:gap-1"
              >
                <dt>{label}</dt>
                <dd className="max-w-[45%] shrink-0 text-right max-[18rem]:max-w-full max-[18rem]:text-left">
                  <Value value={values[index] ?? false} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <span className="font-semibold">{value}</span>;
  if (!value) return <span className="text-ink-soft">Não</span>;
  return (
    <>
      <FeatureIcon name="check" className="inline-block size-5 text-jade-ink" />
      <span className="sr-only">Sim</span>
    </>
  );
}
