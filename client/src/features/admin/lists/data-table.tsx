import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';

export interface Column<Row> {
  id: string;
  /** The column's heading; on a card the line's name. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `title` is the heading of the card and of the row; `actions` come last, without a name. */
  kind?: 'title' | 'actions';
  className?: string;
}

interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The same rows as a table where there is room beside the sidebar, and as cards where there is not. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const wide = useMediaQuery('(min-width: 64rem)');
  return wide ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  // The hidden header of the last column is placed absolutely: without `relative` it would widen the page.
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-left text-[0.9375rem]">
        <thead className="border-b border-line text-ink-soft">
          <tr>
            {columns.map(({ id, header, kind }) => (
              <th key={id} scope="col" className="px-3 py-3 font-semibold whitespace-nowrap first:pl-4 last:pr-4">
                {kind === 'actions' ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="align-middle">
              {columns.map(({ id, cell, kind, className }) =>
                kind === 'title' ? (
                  <th key={id} scope="row" className={cx('w-full min-w-60 py-3 pr-3 pl-4 font-normal', className)}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={id}
                    className={cx(
                      'px-3 py-3 whitespace-nowrap last:pr-4',
                      kind === 'actions' && 'text-right',
                      className,
                    )}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  const titles = columns.filter(({ kind }) => kind === 'title');
  const lines = columns.filter(({ kind }) => kind === undefined);
  const actions = columns.filter(({ kind }) => kind === 'actions');
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {rows.map((row) => (
        <li key={rowKey(row)} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4">
          {titles.map(({ id, cell }) => (
            <div key={id}>{cell(row)}</div>
          ))}
          <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 text-[0.9375rem]">
            {lines.map(({ id, header, cell }) => (
              <div key={id} className="col-span-2 grid grid-cols-subgrid items-baseline">
                <dt className="text-ink-soft">{header}</dt>
                <dd className="min-w-0 text-right">{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {actions.map(({ id, cell }) => (
            <div key={id} className="mt-auto flex flex-wrap justify-end gap-2 pt-3 empty:hidden">
              {cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
