import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { Link } from '@tanstack/react-router';
import { formatDate, truncate } from '../../../lib/format.ts';

const statusWords = { finalizado: 'Relatório pronto', pendente: 'Em geração', erro: 'Não foi gerado' } as const;

/** An assessment between the consultations, with the way to its report. */
export function AvaliacaoEntry({ avaliacao }: { avaliacao: Evolucao['avaliacoes'][number] }) {
  const { id, createdAt, status, queixaPrincipal, padrao } = avaliacao;
  return (
    <div className="border-l-4 border-jade-ink/50 py-1 pl-4">
      <h3>
        <Link
          to="/resultado/$id"
          params={{ id }}
          className="inline-flex min-h-11 items-center font-semibold text-jade-ink underline-offset-4 hover:underline"
        >
          Avaliação de {formatDate(createdAt)}
        </Link>
      </h3>
      <p className="break-words">{padrao ?? statusWords[readAvaliacaoStatus(status)]}</p>
      <p className="text-[0.9375rem] wrap-anywhere text-ink-soft">{truncate(queixaPrincipal, 100)}</p>
    </div>
  );
}
