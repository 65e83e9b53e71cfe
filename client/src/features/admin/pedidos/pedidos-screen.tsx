import { plural } from '@meridia/shared/numbers.ts';
import { type AdminPedidos, tipoWords } from '@meridia/shared/pedido-titular.ts';
import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatCalendarDay } from '../../../lib/format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { trpc } from '../../../trpc.ts';
import { AccountCell } from '../lists/account-cell.tsx';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { ListBody } from '../lists/list-body.tsx';

type Item = AdminPedidos['items'][number];

/** Open requests of clients of all therapists, late ones first: dates and codes, no client's name. */
export function AdminPedidosScreen() {
  usePageTitle('Pedidos de titulares');
  const query = trpc.admin.pedidosTitular.list.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = query.data?.pages[0];
  return (
    <Page>
      <PageHeader
        title="Pedidos de titulares"
        description="Pedidos abertos de clientes aos seus terapeutas, o mais urgente primeiro. Só códigos e datas: quem responde é o terapeuta."
      />
      <ListBody
        query={query}
        count={items.length}
        errorTitle="Erro ao carregar pedidos"
        emptyText="Nenhum pedido aberto."
        counted={
          counts
            ? `${plural(counts.abertos, 'pedido aberto', 'pedidos abertos')}, ${plural(counts.atrasados, 'atrasado', 'atrasados')}`
            : ''
        }
        filters={{}}
      >
        <DataTable label="Pedidos abertos" columns={columns} rows={items} rowKey={({ id }) => id} />
      </ListBody>
    </Page>
  );
}

const columns: Column<Item>[] = [
  {
    id: 'terapeuta',
    header: 'Terapeuta',
    kind: 'title',
    cell: ({ terapeuta }) => <AccountCell id={terapeuta.id} nomeCompleto={terapeuta.nome} email={terapeuta.email} />,
  },
  { id: 'tipo', header: 'Pedido', cell: ({ tipo }) => tipoWords[tipo] },
  { id: 'recebido', header: 'Recebido em', cell: ({ recebidoEm }) => formatCalendarDay(recebidoEm) },
  {
    id: 'vence',
    header: 'Responder até',
    cell: ({ venceEm, diasRestantes }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {formatCalendarDay(venceEm)}
        {diasRestantes < 0 && <Badge tone="cinnabar">Atrasado</Badge>}
      </span>
    ),
  },
  { id: 'cliente', header: 'Código do cliente', cell: ({ clienteId }) => clienteId.slice(0, 8) },
];
