import type { AdminAvaliacao } from '@meridia/shared/admin-avaliacao.ts';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';

export function EvaluationsTable({ evaluations }: { evaluations: readonly AdminAvaliacao[] }) {
  return <DataTable label="Avaliações" columns={columns} rows={evaluations} rowKey={({ id }) => id} />;
}

/** The texts for the states in the admin area: 'Concluído' where the history says 'Finalizado' (docs/PRODUCT.md 8.1). */
const statuses: Record<AdminAvaliacao['status'], { label: string; tone: BadgeTone }> = {
  finalizado: { label: 'Concluído', tone: 'jade' },
  pendente: { label: 'Pendente', tone: 'outline' },
  erro: { label: 'Erro', tone: 'cinnabar' },
};

export const statusOptions = (['finalizado', 'pendente', 'erro'] as const).map((value) => ({
  value,
  label: statuses[value].label,
}));

const columns: Column<AdminAvaliacao>[] = [
  {
    id: 'client',
    header: 'Cliente',
    kind: 'title',
    cell: ({ nomeCliente, email }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{nomeCliente}</span>
        <span className="block wrap-anywhere text-ink-soft">{email || 'Sem email'}</span>
      </>
    ),
  },
  { id: 'therapist', header: 'Terapeuta', cell: ({ terapeuta }) => <span className="wrap-anywhere">{terapeuta}</span> },
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
];
