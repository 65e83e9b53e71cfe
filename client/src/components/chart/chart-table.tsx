import { useState } from 'react';
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
  return (
    <>
      <Button variant="ghost" size="sm" className="mt-1 -ml-3" aria-expanded={open} onClick={() => setOpen(!open)}>
        Ver os números em tabela
      </Button>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
        <section className="mt-2 overflow-x-auto" aria-label={`${label} em tabela`} tabIndex={0}>
          <table className="w-full text-left text-[0.9375rem] tabular-nums">
            <caption className="sr-only">{label}</caption>
            <thead>
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
            <tbody>
              {rows.map(({ key, header, cells }) => (
                <tr key={key} className="border-t border-line">
                  <th scope="row" className="py-2 pr-4 font-medium">
                    {header}
                  </th>
                  {columns.map((column, index) => (
                    <td key={column} className="px-2 py-2 text-right">
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
