import type { Resposta, Respostas, VersaoDasRespostas } from '@meridia/shared/respostas.ts';
import { CardQuery } from '../../components/feedback/card-query.tsx';
import { MoreButton } from '../../components/feedback/more-button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { perguntaInWords, respostaInWords } from '../../lib/resposta-in-words.ts';
import { trpc } from '../../trpc.ts';

/** Who changed what, when and why: each correction with the answers before and after it, newest first. */
export function VersoesCard({ respostas, nomeTerapeuta }: { respostas: Respostas; nomeTerapeuta: string }) {
  const { id, createdAt, estado } = respostas;
  const query = trpc.respostas.versions.useInfiniteQuery(
    { id },
    { enabled: estado.revisao > 1, getNextPageParam: (page) => page.nextCursor },
  );
  const versoes = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isComplete = estado.revisao === 1 || (query.data !== undefined && !query.hasNextPage);
  const mark = (revisao: number) =>
    revisao === estado.doRelatorio ? ' O relatório atual foi escrito a partir dela.' : '';
  return (
    <Card aria-labelledby="versoes">
      <CardTitle id="versoes">Versões</CardTitle>
      {estado.revisao > 1 && <CardQuery query={query} />}
      <ol className="mt-4 grid gap-5" aria-label="Versões das respostas">
        {versoes.map((versao) => (
          <li key={versao.revisao} className="border-t border-line pt-4 first:border-0 first:pt-0">
            <p>
              <strong className="font-semibold">Versão {versao.revisao + 1}</strong>, corrigida em{' '}
              {formatDateTime(versao.ate)} por {nomeTerapeuta}.{mark(versao.revisao + 1)}
            </p>
            {versao.motivo && <p className="wrap-anywhere text-ink-soft">Motivo: {versao.motivo}</p>}
            <Mudancas mudancas={versao.mudancas} />
          </li>
        ))}
        {isComplete && (
          <li className="border-t border-line pt-4 first:border-0 first:pt-0">
            <strong className="font-semibold">Versão 1</strong>, da avaliação de {formatDateTime(createdAt)}.{mark(1)}
          </li>
        )}
      </ol>
      <MoreButton query={query} />
    </Card>
  );
}

function Mudancas({ mudancas }: Pick<VersaoDasRespostas, 'mudancas'>) {
  return (
    <dl className="mt-2 grid gap-3">
      {mudancas.map(({ campo, antes, depois }) => (
        <div key={campo}>
          <dt className="font-semibold">{perguntaInWords(campo)}</dt>
          <dd className="grid gap-x-6 sm:grid-cols-2">
            <Side name="Antes" campo={campo} resposta={antes} />
            <Side name="Depois" campo={campo} resposta={depois} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ name, campo, resposta }: { name: string; campo: string; resposta: Resposta }) {
  return (
    <span className="block wrap-anywhere whitespace-pre-line">
      <span className="text-[0.9375rem] text-ink-soft">{name}: </span>
      {respostaInWords(campo, resposta)}
    </span>
  );
}
