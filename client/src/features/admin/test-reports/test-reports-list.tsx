import type { TestRelatorio } from '@meridia/shared/test-relatorio.ts';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { tipoLabels } from './tipo-labels.ts';

const refreshPendingMs = 3_000;

export function TestReportsList() {
  const query = trpc.admin.relatorios.listTests.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pendente') ? refreshPendingMs : false,
  });
  const { data } = query;
  return (
    <Card aria-label="Últimos relatórios de teste">
      <CardTitle className="mb-4">Últimos 10 relatórios de teste</CardTitle>
      <CardQuery query={query} />
      {data?.length === 0 && (
        <p className="text-ink-soft">Nenhum relatório de teste ainda. O primeiro leva poucos segundos.</p>
      )}
      {data && data.length > 0 && (
        <DataTable label="Relatórios de teste" columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}

/** 'Concluído', otherwise 'Processando'; a failed report has its own text (docs/PRODUCT.md 15.7). */
const statuses: Record<TestRelatorio['status'], { label: string; tone: BadgeTone }> = {
  finalizado: { label: 'Concluído', tone: 'jade' },
  pendente: { label: 'Processando', tone: 'outline' },
  erro: { label: 'Erro', tone: 'cinnabar' },
};

const columns: Column<TestRelatorio>[] = [
  {
    id: 'client',
    header: 'Paciente',
    kind: 'title',
    cell: ({ nomeCliente }) => <span className="font-semibold">{nomeCliente}</span>,
  },
  { id: 'type', header: 'Tipo', cell: ({ tipoRelatorio }) => tipoLabels[tipoRelatorio] },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
  },
  {
    id: 'date',
    header: 'Data',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  { id: 'open', header: 'Abrir', kind: 'actions', cell: (row) => <OpenReport {...row} /> },
];

function OpenReport({ id, own, nomeCliente, createdAt }: TestRelatorio) {
  if (!own) return <span className="text-[0.9375rem] text-ink-soft">De outro administrador</span>;
  return (
    <ButtonLink
      to="/resultado/$id"
      params={{ id }}
      variant="ghost"
      size="sm"
      aria-label={`Abrir o relatório de ${nomeCliente}, ${formatDateTime(createdAt)}`}
    >
      Abrir
    </ButtonLink>
  );
}
