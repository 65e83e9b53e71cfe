import type { ClienteFilters } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { LoadMore } from '../../components/feedback/load-more.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { MeridianFigure } from '../../components/illustrations/meridian-figure.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { ClienteCard } from './cliente-card.tsx';
import { Propostas } from './propostas.tsx';

interface ClientesProps {
  busca: string;
  /** Writes the search into the address. */
  onBusca: (busca: string) => void;
}

/** The therapist's clients, last active first, with a search; above them the assessments that have no client yet. */
export function Clientes({ busca, onBusca }: ClientesProps) {
  const shown = useDeferredValue(busca).trim();
  return (
    <>
      <Propostas />
      <section aria-label="Busca" className="mb-6 flex">
        <SearchField
          label="Buscar por nome, telefone, email ou padrão"
          placeholder="Nome, telefone, email ou padrão"
          value={busca}
          onChange={onBusca}
        />
      </section>
      <ClientesList filters={shown ? { search: shown } : {}} onClear={() => onBusca('')} />
    </>
  );
}

function ClientesList({ filters, onClear }: { filters: ClienteFilters; onClear: () => void }) {
  const query = trpc.clientes.list.useInfiniteQuery(filters, {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const narrowed = filters.search !== undefined;

  if (query.isLoading) return <ClientesSkeleton />;
  if (query.error && items.length === 0) {
    return (
      <ErrorState {...errorMessage(query.error)} onRetry={() => void query.refetch()} retrying={query.isRefetching} />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        illustration={<MeridianFigure />}
        title={narrowed ? 'Nenhum cliente encontrado' : 'Nenhum cliente ainda'}
        action={
          narrowed ? (
            <Button variant="outline" onClick={onClear}>
              Limpar busca
            </Button>
          ) : (
            <ButtonLink to="/anamnese" icon={<Plus aria-hidden />}>
              Nova Avaliação
            </ButtonLink>
          )
        }
      >
        {narrowed
          ? 'Confira o nome, ou busque só pelos últimos números do telefone.'
          : 'O cadastro nasce com a primeira avaliação, ou em Novo cliente.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Clientes" aria-busy={query.isPlaceholderData} className="grid gap-3">
        {items.map((cliente) => (
          <li key={cliente.id}>
            <ClienteCard cliente={cliente} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          rows="clientes"
          onLoad={() => void query.fetchNextPage()}
          loading={query.isFetchingNextPage}
          waiting={query.isPlaceholderData}
          failed={query.isFetchNextPageError}
        />
      )}
      <p role="status" className="sr-only">
        {query.isPlaceholderData ? 'Buscando...' : `${plural(items.length, 'cliente', 'clientes')} na lista`}
      </p>
    </>
  );
}

function ClientesSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Carregando os clientes...</span>
      {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
        <div key={width} className="rounded-card border border-line bg-surface p-4 sm:p-5">
          <Skeleton className={`h-7 ${width}`} />
          <Skeleton className="mt-2 h-4 w-56 max-w-full" />
          <Skeleton className="mt-3 h-5 w-4/5" />
        </div>
      ))}
    </div>
  );
}
