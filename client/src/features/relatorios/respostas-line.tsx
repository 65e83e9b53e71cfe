import type { Avaliacao } from '@meridia/shared/avaliacao.ts';
import { Link } from '@tanstack/react-router';

/** Says from which version of the answers the report was written, and leads to them. */
export function RespostasLine({ avaliacao: { id, respostas } }: { avaliacao: Pick<Avaliacao, 'id' | 'respostas'> }) {
  const { revisao, doRelatorio } = respostas;
  const mudaram = doRelatorio !== null && doRelatorio !== revisao;
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {doRelatorio !== null && `Escrito a partir da versão ${doRelatorio} das respostas. `}
      {mudaram && (
        <strong className="font-semibold text-ink">
          Elas foram corrigidas depois (versão {revisao}): use Refazer para um relatório novo.{' '}
        </strong>
      )}
      <Link
        to="/respostas/$id"
        params={{ id }}
        className="inline-flex min-h-11 items-center font-semibold text-jade-ink underline underline-offset-4"
      >
        Ver e corrigir respostas
      </Link>
    </p>
  );
}
