import type { AccountFilters } from '@meridia/shared/admin-account.ts';
import { planNames } from '@meridia/shared/plans.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { SearchBox } from '../lists/search-box.tsx';

interface UserFiltersProps {
  filters: AccountFilters;
  onFilter: (filters: AccountFilters) => void;
}

export function UserFilters({ filters, onFilter }: UserFiltersProps) {
  return (
    <search className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-[2fr_1fr_1fr_1fr] max-xl:[&>:first-child]:col-span-2 max-xl:[&>:last-child]:col-span-2">
      <SearchBox
        label="Buscar por nome ou email"
        value={filters.search ?? ''}
        onChange={(search) => onFilter({ ...filters, search: search || undefined })}
      />
      <FilterSelect
        label="Papel"
        everything="Todos"
        options={roleOptions}
        value={filters.role}
        onChange={(role) => onFilter({ ...filters, role })}
      />
      <FilterSelect
        label="Situação"
        everything="Todas"
        options={stateOptions}
        value={filters.state}
        onChange={(state) => onFilter({ ...filters, state })}
      />
      <FilterSelect
        label="Plano"
        everything="Todos"
        options={planOptions}
        value={planNames.find((name) => name === filters.plan)}
        onChange={(plan) => onFilter({ ...filters, plan })}
      />
    </search>
  );
}

const roleOptions = [
  { value: 'admin', label: 'Admins' },
  { value: 'therapist', label: 'Terapeutas' },
] as const;

const stateOptions = [
  { value: 'blocked', label: 'Bloqueadas' },
  { value: 'unconfirmed', label: 'Não confirmadas' },
] as const;

export const planOptions = planNames.map((name) => ({ value: name, label: name }));
