import type { AccountFilters } from '@meridia/shared/admin-account.ts';
import { AccountFilterBar, PlanFilter } from '../lists/account-filters.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';

interface UserFiltersProps {
  filters: AccountFilters;
  onFilter: (filters: AccountFilters) => void;
}

export function UserFilters({ filters, onFilter }: UserFiltersProps) {
  return (
    <AccountFilterBar search={filters.search} onSearch={(search) => onFilter({ ...filters, search })}>
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
      <PlanFilter value={filters.plan} onChange={(plan) => onFilter({ ...filters, plan })} />
    </AccountFilterBar>
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
