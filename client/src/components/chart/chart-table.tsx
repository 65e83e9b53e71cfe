import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../ui/button.tsx';

interface ChartTableProps {
  /** The subject of the table. */
  label: string;
  /** What each row is: 'Período'. */
  rowHeader: string;
  columns: readonly string[];
  rows: readonly { key: string; header: string; cells: readonly string[] }[];
}

/** The numbers of a chart as a table that a button opens: for people who cannot see the chart, and for copying. */
export function ChartTable({ label, rowHeader, columns, rows }: ChartTableProps) {
  const [open, setOpen] = useState(false);
  // On a phone a row of several numbers becomes a list of its own: to the right of the screen nobody looks for them.
  const stacks = columns.length > 1;
  return (
    <>
      <Button variant="ghost" size="sm" className="mt-1 -ml-3" aria-expanded={open} onClick={() => setOpen(!open)}>
        Ver os números em tabela
      </Button>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
        <section className="mt-2 overflow-x-auto" aria-label={`${label} em tabela`} tabIndex={0}>
          <table className={cx('w-full text-left text-[0.9375rem] tabular-nums', stacks && 'max-sm:block')}>
            <caption className="sr-only">{label}</caption>
            <thead className={cx(stacks && 'max-sm:sr-only')}>
              <tr>
                <th scope="col" className="py-2 pr-4 font-semibold">
                  {rowHeader}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-2 py-2 text-right font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={cx(stacks && 'max-sm:block')}>
              {rows.map(({ key, header, cells }) => (
                <tr key={key} className={cx('border-t border-line', stacks && 'max-sm:block max-sm:py-2')}>
                  <th scope="row" className={cx('py-2 pr-4 font-medium', stacks && 'max-sm:block max-sm:py-0.5')}>
                    {header}
                  </th>
                  {columns.map((column, index) => (
                    <td
                      key={column}
                      data-label={column}
                      className={cx(
                        'px-2 py-2 text-right',
                        stacks &&
                          'max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-0.5 max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)]',
                      )}
                    >
                      {cells[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
