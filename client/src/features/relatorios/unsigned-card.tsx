import { Badge } from '../../components/ui/badge.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { RowLink } from '../../components/ui/row-link.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

/** Reviews that were begun, and of a therapist who signs also the reports without one. Renders nothing while there are none. */
export function UnsignedCard({ className }: { className?: string }) {
  const { data: revisoes = [] } = trpc.pareceres.unsigned.useQuery();
  if (revisoes.length === 0) return null;
  return (
    <Card className={className} aria-labelledby="relatorios-a-assinar">
      <CardTitle id="relatorios-a-assinar">Relatórios a assinar</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {revisoes.map(({ id, nomeCliente, begun, savedAt }) => (
          <li key={id}>
            <RowLink to="/revisao/$id" params={{ id }} name={nomeCliente}>
              {formatDateTime(savedAt)}
              <Badge tone={begun ? 'amber' : 'neutral'}>{begun ? 'Revisão começada' : 'Sem revisão'}</Badge>
            </RowLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
