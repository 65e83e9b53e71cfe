import { type EscoresPonto, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { escoreWords } from '../escore-words.ts';
import { momentLabel } from './chart-series.ts';

/** The numbers behind the curves. */
export function EscoresTable({ pontos }: { pontos: readonly EscoresPonto[] }) {
  const rows = pontos.filter(({ escores }) => escoreKeys.some((key) => escores[key] !== null));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className="mt-2 overflow-x-auto" aria-label="Escores em tabela" tabIndex={0}>
      <table className="w-full text-left text-[0.9375rem] tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-4 font-semibold">
              Consulta
            </th>
            {escoreKeys.map((key) => (
              <th key={key} scope="col" className="px-2 py-2 font-semibold">
                {escoreWords[key].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ numeroConsulta, data, escores }) => (
            <tr key={numeroConsulta ?? 0} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-medium whitespace-nowrap">
                {momentLabel(numeroConsulta)} · {formatShortDate(data)}
              </th>
              {escoreKeys.map((key) => (
                <td key={key} className="px-2 py-2">
                  {escores[key] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
