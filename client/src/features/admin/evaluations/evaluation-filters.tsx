import { type AdminAvaliacaoFilters, shortestSearch } from '@meridia/shared/admin-avaliacao.ts';
import { Field } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { SearchBox } from '../lists/search-box.tsx';
import { statusOptions } from './evaluations-table.tsx';

interface EvaluationFiltersProps {
  filters: AdminAvaliacaoFilters;
  onFilter: (filters: AdminAvaliacaoFilters) => void;
}

export function EvaluationFilters({ filters, onFilter }: EvaluationFiltersProps) {
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-6 *:col-span-2 max-md:[&>:nth-child(n+4)]:col-span-1 md:[&>:nth-child(-n+2)]:col-span-3">
      <SearchBox
        label="Cliente"
        value={filters.cliente ?? ''}
        onChange={(text) => onFilter({ ...filters, cliente: longEnough(text) })}
      />
      <SearchBox
        label="Terapeuta"
        value={filters.terapeuta ?? ''}
        onChange={(text) => onFilter({ ...filters, terapeuta: longEnough(text) })}
      />
      <FilterSelect
        label="Status"
        everything="Todos"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => onFilter({ ...filters, status })}
      />
      <DayField label="De" value={filters.from} onChange={(from) => onFilter({ ...filters, from })} />
      <DayField label="Até" value={filters.to} onChange={(to) => onFilter({ ...filters, to })} />
    </search>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          // Two fields fit side by side on the narrowest phone.
          className="min-w-0 px-2.5"
          min="1900-01-01"
          max="2199-12-31"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </Field>
  );
}

/** A shorter text is still being typed. */
function longEnough(text: string): string | undefined {
  return text.length >= shortestSearch ? text : undefined;
}
