import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
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
            <Link
              to="/resultado/$id"
              params={{ id }}
              className="flex min-h-14 items-center gap-3 py-2 underline-offset-4 hover:underline"
            >
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block font-semibold">{nomeCliente}</span>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-ink-soft">
                  {formatDateTime(finishedAt)}
                  <Badge tone={failed ? 'cinnabar' : 'jade'}>{failed ? 'Não foi gerado' : 'Pronto'}</Badge>
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
