import { type PlanName, planNames } from '@meridia/shared/plans.ts';
import type { ReactNode } from 'react';
import { FilterSelect } from './filter-select.tsx';
import { SearchBox } from './search-box.tsx';

interface AccountFilterBarProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
  /** Three filters. */
  children: ReactNode;
}

/** Search and filters above a list of accounts. */
export function AccountFilterBar({ search = '', onSearch, children }: AccountFilterBarProps) {
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-[2fr_1fr_1fr_1fr] max-xl:[&>:first-child]:col-span-2 max-xl:[&>:last-child]:col-span-2">
      <SearchBox label="Buscar por nome ou email" value={search} onChange={(text) => onSearch(text || undefined)} />
      {children}
    </search>
  );
}

interface PlanFilterProps {
  value: string | undefined;
  onChange: (plan: PlanName | undefined) => void;
}

export function PlanFilter({ value, onChange }: PlanFilterProps) {
  return (
    <FilterSelect
      label="Plano"
      everything="Todos"
      options={planNames.map((name) => ({ value: name, label: name }))}
      value={planNames.find((name) => name === value)}
      onChange={onChange}
    />
  );
}
