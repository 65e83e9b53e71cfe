import { useDeferredValue, useMemo } from 'react';
import { HistoricoList } from './historico-list.tsx';
import { type HistoricoSearch, toFilters } from './historico-search.ts';
import { HistoricoToolbar } from './historico-toolbar.tsx';

interface HistoricoProps {
  search: HistoricoSearch;
  /** Writes search and filters into the address. */
  onSearch: (search: HistoricoSearch) => void;
}

/** The therapist's assessments, with search and filters. */
export function Historico({ search, onSearch }: HistoricoProps) {
  // The chips change at once; the list follows when it has loaded.
  const shown = useDeferredValue(search);
  const filters = useMemo(() => toFilters(shown, new Date()), [shown]);
  return (
    <>
      <HistoricoToolbar search={search} onChange={(change) => onSearch(withoutEmpty({ ...search, ...change }))} />
      <HistoricoList filters={filters} onClear={() => onSearch({})} />
    </>
  );
}

function withoutEmpty(search: { [Key in keyof HistoricoSearch]?: HistoricoSearch[Key] | undefined }): HistoricoSearch {
  const { busca, status, periodo, de, ate } = search;
  return {
    ...(busca ? { busca } : {}),
    ...(status ? { status } : {}),
    ...(periodo ? { periodo } : {}),
    ...(de ? { de } : {}),
    ...(ate ? { ate } : {}),
  };
}
