import { Link } from '@tanstack/react-router';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatDate } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { ShareList } from './share-list.tsx';

/** The links through which somebody can read a report of this client now; nothing when there are none. */
export function SharesCard({ clienteId }: { clienteId: string }) {
  const { data } = trpc.relatorioShares.ofCliente.useQuery({ clienteId });
  if (!data || data.length === 0) return null;
  return (
    <Card aria-label="Links compartilhados">
      <CardTitle>Links compartilhados</CardTitle>
      <p className="mt-1 mb-2 text-ink-soft">Quem tem um destes links lê o relatório sem conta, até o dia indicado.</p>
      <ShareList
        shares={data}
        titleOf={({ avaliacaoId, avaliacaoEm }) => (
          <Link
            to="/resultado/$id"
            params={{ id: avaliacaoId }}
            className="inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-jade-ink"
          >
            Relatório de {formatDate(avaliacaoEm)}
          </Link>
        )}
      />
    </Card>
  );
}
