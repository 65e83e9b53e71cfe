import type { AvaliacaoSummary } from '@meridia/shared/avaliacao.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { formatDateTime, truncate } from '../../lib/format.ts';
import { readStatusBadge } from './read-status-badge.ts';

const complaintLength = 100;

export function HistoricoCard({ avaliacao }: { avaliacao: AvaliacaoSummary }) {
  const { id, nomeCliente, idade, ultimoPadrao, status, queixaPrincipal, sintomas, createdAt, novo } = avaliacao;
  return (
    <Link
      to="/resultado/$id"
      params={{ id }}
      className="block rounded-card border border-line bg-surface p-4 wrap-anywhere transition-colors hover:border-jade-ink sm:p-5"
    >
      <div className="flex items-start justify-between gap-3 max-[18rem]:flex-col">
        <h2 className="min-w-0 font-serif text-xl leading-snug font-semibold">{nomeCliente}</h2>
        <span className="flex shrink-0 flex-col items-end gap-1.5 sm:flex-row">
          {novo && <Badge tone="amber">Novo</Badge>}
          <StatusBadge status={status} />
        </span>
      </div>
      <p className="mt-0.5 text-[0.9375rem] text-ink-soft">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {plural(idade, 'ano', 'anos')}
        {ultimoPadrao && ` · último padrão: ${ultimoPadrao}`}
      </p>
      <p className="mt-3">{truncate(queixaPrincipal, complaintLength)}</p>
      {sintomas.length > 0 && (
        <p className="mt-1.5 line-clamp-2 text-[0.9375rem] text-ink-soft sm:line-clamp-none">
          <span className="font-medium">Sintomas:</span> {sintomas.join(', ')}
        </p>
      )}
    </Link>
  );
}

function StatusBadge({ status }: { status: string }) {
  const { label, tone } = readStatusBadge(status);
  return <Badge tone={tone}>{label}</Badge>;
}
