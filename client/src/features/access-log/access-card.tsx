import { type Access, accessWords, purposeWords, tellReader } from '@meridia/shared/access-log.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CardQuery } from '../../components/feedback/card-query.tsx';
import { MoreButton } from '../../components/feedback/more-button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

/** 'Quem acessou': lists every access to the therapist's own data, newest first. */
export function AccessCard({ id }: { id: string }) {
  const [othersOnly, setOthersOnly] = useState(true);
  const query = trpc.accessLog.list.useInfiniteQuery({ othersOnly }, { getNextPageParam: (page) => page.nextCursor });
  const reads: Access[] = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-24">
      <CardTitle id={`${id}-titulo`}>Quem acessou</CardTitle>
      <p className="mt-1 mb-4 text-ink-soft">
        Cada leitura das suas avaliações, fotos e relatórios fica registrada; as iguais do mesmo minuto, uma vez. No
        aplicativo, a administração não abre nada disso: vê só uma lista com nome e email de clientes, data e situação.
      </p>
      <Switch
        checked={othersOnly}
        onChange={setOthersOnly}
        label="Só de outras pessoas"
        hint="Também mostra programas com uma chave sua. Desligue para ver as suas próprias leituras."
      />
      <CardQuery query={query} />
      {query.data && reads.length === 0 && <p className="mt-4">{othersOnly ? nobodyElse : nobodyAtAll}</p>}
      {reads.length > 0 && (
        <ol className="mt-2 divide-y divide-line" aria-label="Leituras, da mais nova para a mais antiga">
          {reads.map((read) => (
            <AccessLine key={read.id} read={read} />
          ))}
        </ol>
      )}
      {query.isFetchNextPageError && !query.isFetchingNextPage && (
        <p role="alert" className="mt-3">
          Não foi possível carregar mais. Verifique a conexão e tente de novo.
        </p>
      )}
      <MoreButton query={query} />
    </Card>
  );
}

const nobodyElse = 'Nenhuma leitura de outras pessoas até agora, nem de programas com uma chave sua.';
const nobodyAtAll = 'Nenhuma leitura até agora.';

/** When, who, what and why. */
function AccessLine({ read: { at, reader, chave, action, avaliacao } }: { read: Access }) {
  return (
    <li className="py-3">
      <p className="font-medium wrap-anywhere">
        {tellReader({ reader, chave })}: {accessWords[action]}
        {avaliacao && (
          <>
            {', '}
            <Link
              to="/resultado/$id"
              params={{ id: avaliacao.id }}
              className="underline decoration-line-strong underline-offset-4 hover:text-jade-ink"
            >
              {avaliacao.nomeCliente}
            </Link>
          </>
        )}
      </p>
      {reader !== 'self' && <p className="text-[0.9375rem]">Motivo: {purposeWords[reader]}</p>}
      <time dateTime={at} className="text-[0.9375rem] text-ink-soft">
        {formatDateTime(at)}
      </time>
    </li>
  );
}
