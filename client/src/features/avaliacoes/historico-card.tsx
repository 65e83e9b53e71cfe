import type { AvaliacaoSummary } from '@meridia/shared/avaliacao.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { formatDateTime, truncate } from '../../lib/format.ts';
import { assinaturaBadges, readStatusBadge } from './read-status-badge.ts';

const complaintLength = 100;

/** One assessment: who, the pattern, how it stands; below, in small type, when, and what the person complained of. */
export function HistoricoCard({ avaliacao }: { avaliacao: AvaliacaoSummary }) {
  const { id, nomeCliente, idade, ultimoPadrao, status, queixaPrincipal, sintomas, createdAt } = avaliacao;
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-3 wrap-anywhere transition-colors hover:bg-sunken max-[18rem]:grid-cols-1 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_auto] md:gap-x-6 md:px-5">
      <div className="min-w-0">
        <h2 className="font-serif text-lg leading-snug font-semibold">
          <Link
            to="/resultado/$id"
            params={{ id }}
            // The whole row is the link.
            className="rounded-control underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
          >
            {nomeCliente}
          </Link>
        </h2>
        <p className="text-[0.9375rem]">
          <span className="whitespace-nowrap text-ink-soft">{plural(idade, 'ano', 'anos')}</span>
          {ultimoPadrao && (
            <>
              <span className="text-ink-soft"> · </span>
              <span className="sr-only">último padrão: </span>
              <strong className="font-semibold text-jade-ink">{ultimoPadrao}</strong>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1 max-[18rem]:items-start md:order-last md:w-[13.5rem] md:flex-row md:flex-wrap md:items-center md:justify-end">
        <Badges avaliacao={avaliacao} />
        {status === 'erro' && (
          <ButtonLink
            to="/resultado/$id"
            params={{ id }}
            variant="outline"
            size="sm"
            className="relative"
            aria-label={`Tentar de novo: ${nomeCliente}`}
          >
            Tentar de novo
          </ButtonLink>
        )}
      </div>
      <p className="line-clamp-2 self-start text-sm text-ink-soft max-md:col-span-full md:text-[0.9375rem]">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {' · '}
        <span className="text-ink">{truncate(queixaPrincipal, complaintLength)}</span>
        {sintomas.length > 0 && ` · Sintomas: ${sintomas.join(', ')}`}
      </p>
    </div>
  );
}

function Badges({ avaliacao: { novo, status, assinatura } }: { avaliacao: AvaliacaoSummary }) {
  const machine = readStatusBadge(status);
  const hers = assinatura && assinaturaBadges[assinatura];
  return (
    <>
      {novo && <Badge tone="amber">Novo</Badge>}
      <Badge tone={machine.tone}>{machine.label}</Badge>
      {hers && <Badge tone={hers.tone}>{hers.label}</Badge>}
    </>
  );
}
