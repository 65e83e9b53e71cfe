import { Badge } from '../../components/ui/badge.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { RowLink } from '../../components/ui/row-link.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

/** Reports that nobody has opened yet. Renders nothing while there are none: the history shows them all. */
export function UnopenedCard({ className }: { className?: string }) {
  const { data: reports = [] } = trpc.avaliacoes.unopened.useQuery();
  if (reports.length === 0) return null;
  return (
    <Card className={className} aria-labelledby="relatorios-a-abrir">
      <CardTitle id="relatorios-a-abrir">Relatórios a abrir</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {reports.map(({ id, nomeCliente, finishedAt, failed }) => (
          <li key={id}>
            <RowLink to="/resultado/$id" params={{ id }} name={nomeCliente}>
              {formatDateTime(finishedAt)}
              <Badge tone={failed ? 'cinnabar' : 'jade'}>{failed ? 'Não foi gerado' : 'Pronto'}</Badge>
            </RowLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
