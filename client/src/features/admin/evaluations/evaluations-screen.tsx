import { type AdminAvaliacaoFilters, adminAvaliacaoFiltersSchema } from '@meridia/shared/admin-avaliacao.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { trpc } from '../../../trpc.ts';
import { ListBody } from '../lists/list-body.tsx';
import { EvaluationFilters } from './evaluation-filters.tsx';
import { EvaluationsTable } from './evaluations-table.tsx';

interface EvaluationsScreenProps {
  /** The filters of the address; an invalid filter is ignored. */
  search: Record<string, string | undefined>;
  onFilter: (filters: AdminAvaliacaoFilters) => void;
}

/** The last 100 assessments with their therapist; further pages load the rest (docs/PRODUCT.md 15.3 and 15.4). */
export function EvaluationsScreen({ search, onFilter }: EvaluationsScreenProps) {
  usePageTitle('Avaliações');
  const filters = readFilters(search);
  const query = trpc.admin.avaliacoes.list.useInfiniteQuery(filters, {
    getNextPageParam: (page) => page.nextCursor,
    // The access log records every reading of a page, so changing windows must not read it again.
    refetchOnWindowFocus: false,
  });
  const evaluations = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page>
      <PageHeader
        title="Avaliações"
        description="As avaliações de todos os terapeutas, da mais nova para a mais antiga, 100 de cada vez. Queixas e relatórios são só de quem os fez; cada consulta a esta lista fica registrada."
      />
      <EvaluationFilters filters={filters} onFilter={onFilter} />
      <ListBody
        query={query}
        count={evaluations.length}
        errorTitle="Erro ao carregar avaliações"
        emptyText="Nenhuma avaliação encontrada com estes filtros."
        counted={plural(evaluations.length, 'avaliação', 'avaliações')}
        filters={filters}
      >
        <EvaluationsTable evaluations={evaluations} />
      </ListBody>
    </Page>
  );
}

/** Each filter is parsed alone, so that an invalid filter does not remove the others. */
function readFilters(search: Record<string, string | undefined>): AdminAvaliacaoFilters {
  const entries = Object.entries(search).filter(
    ([name, value]) => value && adminAvaliacaoFiltersSchema.safeParse({ [name]: value }).success,
  );
  return adminAvaliacaoFiltersSchema.catch({}).parse(Object.fromEntries(entries));
}
