import type { ClienteSummary } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '../../lib/format.ts';

export function ClienteCard({ cliente }: { cliente: ClienteSummary }) {
  const { id, nome, idade, ultimoPadrao, avaliacoes, atividadeEm } = cliente;
  return (
    <Link
      to="/clientes/$id"
      params={{ id }}
      className="block rounded-card border border-line bg-surface p-4 transition-colors hover:border-jade-ink sm:p-5"
    >
      <h2 className="font-serif text-xl leading-snug font-semibold wrap-anywhere">{nome}</h2>
      <p className="mt-0.5 text-[0.9375rem] text-ink-soft">
        {[
          idade === null ? 'Idade não informada' : plural(idade, 'ano', 'anos'),
          plural(avaliacoes, 'avaliação', 'avaliações'),
        ].join(' · ')}
      </p>
      {ultimoPadrao && <p className="mt-2">{ultimoPadrao}</p>}
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
        {avaliacoes > 0 ? 'Última avaliação em ' : 'Cadastro de '}
        <time dateTime={atividadeEm}>{formatShortDate(atividadeEm)}</time>
      </p>
    </Link>
  );
}
