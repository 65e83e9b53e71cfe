import { X } from 'lucide-react';
import { formatCalendarDay } from '../../lib/format.ts';
import { type FilterFieldsProps, periodOptions, statusOptions } from './filter-fields.tsx';
import type { HistoricoSearch } from './historico-search.ts';

/** The active filters, each with a button that removes it. For screens that hide the filter chips. */
export function ActiveFilters({ search, onChange }: FilterFieldsProps) {
  const { status, periodo } = search;
  if (!status && !periodo) return null;
  return (
    <ul aria-label="Filtros em uso" className="mt-3 flex flex-wrap gap-2">
      {status && (
        <ActiveFilter
          label={statusOptions.find(({ value }) => value === status)?.label ?? status}
          onRemove={() => onChange({ status: undefined })}
        />
      )}
      {periodo && (
        <ActiveFilter
          label={periodLabel(search)}
          onRemove={() => onChange({ periodo: undefined, de: undefined, ate: undefined })}
        />
      )}
    </ul>
  );
}

function ActiveFilter({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-label={`Tirar o filtro ${label}`}
        onClick={onRemove}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-jade-soft py-1.5 pr-3 pl-4 text-[0.9375rem] font-medium text-jade-ink"
      >
        {label}
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

function periodLabel({ periodo, de, ate }: HistoricoSearch): string {
  if (periodo !== 'datas') return periodOptions.find(({ value }) => value === periodo)?.label ?? '';
  if (de && ate) return `${formatCalendarDay(de)} a ${formatCalendarDay(ate)}`;
  if (de) return `Desde ${formatCalendarDay(de)}`;
  if (ate) return `Até ${formatCalendarDay(ate)}`;
  return 'Escolher datas';
}
