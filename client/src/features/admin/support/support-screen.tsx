import { plural } from '@meridia/shared/numbers.ts';
import {
  type AdminThread,
  type AdminThreadFilters,
  adminThreadFiltersSchema,
  priorityWords,
  type SupportFigures,
  stateWords,
  subjectWords,
  supportPriorities,
  supportStates,
  supportSubjects,
  withinTime,
} from '@meridia/shared/support-thread.ts';
import { Link } from '@tanstack/react-router';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { trpc } from '../../../trpc.ts';
import { AccountFilterBar } from '../lists/account-filters.tsx';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListBody } from '../lists/list-body.tsx';

const refreshMs = 30_000;

interface SupportScreenProps {
  /** The filters of the address; an invalid filter is ignored. */
  search: Record<string, string | undefined>;
  onFilter: (filters: AdminThreadFilters) => void;
}

/** The inbox: who waits, by the priority of the plan and then the longest wait, and below them the other conversations. */
export function SupportScreen({ search, onFilter }: SupportScreenProps) {
  usePageTitle('Suporte');
  const filters = adminThreadFiltersSchema.catch({}).parse(search);
  const query = trpc.admin.supportThreads.list.useInfiniteQuery(filters, {
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: refreshMs,
  });
  const threads = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page>
      <PageHeader
        title="Suporte"
        description="Primeiro quem espera, pela prioridade do plano e depois pelo tempo de espera. A leitura de uma conversa fica registrada para a pessoa."
      />
      <Figures />
      <AccountFilterBar search={filters.search} onSearch={(text) => onFilter({ ...filters, search: text })}>
        <FilterSelect
          label="Situação"
          everything="Todas"
          options={supportStates.map((value) => ({ value, label: stateWords[value] }))}
          value={filters.state}
          onChange={(state) => onFilter({ ...filters, state })}
        />
        <FilterSelect
          label="Prioridade"
          everything="Todas"
          options={supportPriorities.map((value) => ({ value, label: priorityWords[value] }))}
          value={filters.priority}
          onChange={(priority) => onFilter({ ...filters, priority })}
        />
        <FilterSelect
          label="Assunto"
          everything="Todos"
          options={supportSubjects.map((value) => ({ value, label: subjectWords[value] }))}
          value={filters.subject}
          onChange={(subject) => onFilter({ ...filters, subject })}
        />
      </AccountFilterBar>
      <ListBody
        query={query}
        count={threads.length}
        errorTitle="Erro ao carregar as mensagens"
        emptyText="Nenhuma mensagem."
        counted={plural(threads.length, 'conversa', 'conversas')}
        filters={filters}
      >
        <DataTable label="Conversas com o suporte" columns={columns} rows={threads} rowKey={({ id }) => id} />
      </ListBody>
    </Page>
  );
}

const columns: Column<AdminThread>[] = [
  {
    id: 'pessoa',
    header: 'Pessoa',
    kind: 'title',
    cell: ({ id, subject, person }) => (
      <>
        <Link
          to="/admin/support/$id"
          params={{ id }}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-jade-ink lg:min-h-8"
        >
          {subjectWords[subject]}
        </Link>
        <span className="block wrap-anywhere text-ink-soft">
          {person.nomeCompleto}, {person.email}
        </span>
      </>
    ),
  },
  { id: 'prioridade', header: 'Prioridade', cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ state }) => <Badge tone={state === 'open' ? 'cinnabar' : 'neutral'}>{stateWords[state]}</Badge>,
  },
  {
    id: 'desde',
    header: 'Espera desde',
    cell: ({ waitingSince }) => (waitingSince ? formatDateTime(waitingSince) : 'não espera'),
  },
];

export function PriorityBadge({ priority }: Pick<AdminThread, 'priority'>) {
  return <Badge tone={priority === 'comum' ? 'outline' : 'amber'}>{priorityWords[priority]}</Badge>;
}

/** How long first answers took in the last 30 days, and who waits now. */
function Figures() {
  const { data } = trpc.admin.supportThreads.figures.useQuery(undefined, { refetchInterval: refreshMs });
  return (
    <section aria-label="Tempo da primeira resposta, nos últimos 30 dias" className="mb-6 grid gap-3 sm:grid-cols-3">
      {data?.map((figure) => (
        <FigureCard key={figure.priority} figure={figure} />
      ))}
    </section>
  );
}

function FigureCard({ figure }: { figure: SupportFigures[number] }) {
  const { priority, answers, medianMinutes, slowMinutes, waiting, waitingSince } = figure;
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <h2 className="font-semibold">{priorityWords[priority]}</h2>
      <p className="mt-1">
        {waiting === 0 ? 'Ninguém espera' : `${plural(waiting, 'espera', 'esperam')}`}
        {waitingSince && `, desde ${formatDateTime(waitingSince)}`}
      </p>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {medianMinutes === null || slowMinutes === null
          ? 'Nenhuma primeira resposta em 30 dias'
          : `${plural(answers, 'primeira resposta', 'primeiras respostas')} em 30 dias: metade ${withinTime(medianMinutes)}, nove em dez ${withinTime(slowMinutes)}`}
      </p>
    </div>
  );
}
