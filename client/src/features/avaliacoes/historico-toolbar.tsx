import { useState } from 'react';
import { SearchField } from '../../components/form/search-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

/** Search and filters: on phones one line with a sheet for the filters, otherwise all visible. */
export function HistoricoToolbar({ search, onChange }: FilterFieldsProps) {
  const roomy = useMediaQuery('(min-width: 48rem)');
  const [open, setOpen] = useState(false);
  const inUse = [search.status, search.periodo].filter(Boolean).length;
  const searchField = (
    <SearchField
      label="Buscar por cliente ou queixa"
      placeholder="Cliente ou queixa"
      value={search.busca ?? ''}
      onChange={(busca) => onChange({ busca: busca.trim() ? busca : undefined })}
    />
  );

  if (roomy) {
    return (
      <section aria-label="Busca e filtros" className="mb-6 grid gap-4">
        {searchField}
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
          <FilterFields search={search} onChange={onChange} />
        </div>
      </section>
    );
  }
  return (
    <section aria-label="Busca e filtros" className="mb-5">
      <div className="flex gap-2">
        {searchField}
        <Button variant="outline" className="shrink-0 px-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Filtros
          {inUse > 0 && (
            <span className="ml-0.5 inline-flex size-6 items-center justify-center rounded-full bg-jade text-sm text-on-solid">
              {inUse}
              <span className="sr-only"> em uso</span>
            </span>
          )}
        </Button>
      </div>
      <ActiveFilters search={search} onChange={onChange} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filtros"
        footer={
          <>
            <Button
              variant="ghost"
              onClick={() => onChange({ status: undefined, periodo: undefined, de: undefined, ate: undefined })}
            >
              Limpar filtros
            </Button>
            <Button onClick={() => setOpen(false)}>Ver resultados</Button>
          </>
        }
      >
        <FilterFields search={search} onChange={onChange} />
      </Dialog>
    </section>
  );
}
