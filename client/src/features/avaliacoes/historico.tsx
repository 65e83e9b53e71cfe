import { useDeferredValue, useMemo } from 'react';
import { HistoricoList } from './historico-list.tsx';
import { type HistoricoSearch, toFilters } from './historico-search.ts';
import { HistoricoToolbar } from './historico-toolbar.tsx';

interface HistoricoProps {
  search: HistoricoSearch;
  /** Puts what is looked for into the address. */
  onSearch: (search: HistoricoSearch) => void;
}

/** The therapist's assessments, with what narrows them down. */
export function Historico({ search, onSearch }: HistoricoProps) {
  // The chips answer at once; the list follows.
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
