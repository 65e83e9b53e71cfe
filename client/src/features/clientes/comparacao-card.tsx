import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { Cliente } from '@meridia/shared/cliente.ts';
import type { Comparacao } from '@meridia/shared/comparacao.ts';
import { describeConfianca } from '@meridia/shared/confianca.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Field } from '../../components/form/field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { TextButton } from '../../components/ui/text-button.tsx';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

interface ComparacaoCardProps {
  /** Newest first. */
  avaliacoes: readonly Pick<Cliente['avaliacoes'][number], 'id' | 'createdAt' | 'status'>[];
  /** Shown and asked of the server only when opened, on a screen that is about something else. */
  folded?: boolean;
}

/** What changed between two finished assessments. Renders nothing for a client who has only one. */
export function ComparacaoCard({ avaliacoes, folded = false }: ComparacaoCardProps) {
  const [open, setOpen] = useState(!folded);
  const finished = avaliacoes.filter(({ status }) => readAvaliacaoStatus(status) === 'finalizado');
  const later = finished.slice(0, -1);
  const [chosen, setChosen] = useState<string | null>(null);
  const avaliacaoId = later.find(({ id }) => id === chosen)?.id ?? later[0]?.id;
  if (!avaliacaoId) return null;
  return (
    <Card aria-labelledby="comparacao-titulo">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle id="comparacao-titulo">O que mudou</CardTitle>
        {folded && (
          <Button variant="outline" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Fechar comparação' : 'Comparar as avaliações'}
          </Button>
        )}
      </div>
      {open && later.length > 1 && (
        <Field name="comparada" label="Avaliação comparada com a anterior" className="mt-3 sm:max-w-80">
          {(control) => (
            <Select
              {...control}
              value={avaliacaoId}
              options={later.map(({ id, createdAt }) => ({ value: id, label: formatDateTime(createdAt) }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </Field>
      )}
      {open && <Loaded key={avaliacaoId} avaliacaoId={avaliacaoId} />}
    </Card>
  );
}

function Loaded({ avaliacaoId }: { avaliacaoId: string }) {
  const { data, error, isFetching, refetch } = trpc.clientes.comparacao.useQuery({ avaliacaoId });
  if (data) return <Differences comparacao={data} />;
  if (error) return <ErrorState {...errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <Skeleton className="mt-3 h-40" />;
  return (
    <p className="mt-2 text-ink-soft">
      Uma das duas avaliações veio de outro sistema, sem os dados que permitem comparar. Abra os dois relatórios.
    </p>
  );
}

const sinalGroups = [
  { key: 'negados', title: 'Não tem mais', hint: 'Tinha antes e agora negou.' },
  { key: 'persistem', title: 'Continua', hint: 'Nas duas avaliações.' },
  { key: 'novos', title: 'Novo', hint: 'Negado antes, presente agora.' },
  { key: 'citados', title: 'Citado só agora', hint: 'Não se falou disso antes; pode ser novo ou não.' },
  { key: 'naoCitados', title: 'Não citado desta vez', hint: 'Pergunte: pode ter passado ou só não ter sido dito.' },
] as const satisfies readonly { key: keyof Comparacao['sinais']; title: string; hint: string }[];

const elementoNames = { madeira: 'Madeira', fogo: 'Fogo', terra: 'Terra', metal: 'Metal', agua: 'Água' } as const;

function Differences({
  comparacao: { antes, agora, outroCatalogo, sinais, respostas, listas, padroes, elementos },
}: {
  comparacao: Comparacao;
}) {
  return (
    <div className="mt-2 grid gap-5">
      <p className="text-ink-soft">
        De <ReportLink moment={antes} /> para <ReportLink moment={agora} />.
        {outroCatalogo &&
          ' As duas foram lidas por versões diferentes do catálogo, e uma parte da diferença pode vir daí. Refazer a mais antiga com a versão atual tira essa dúvida.'}
      </p>
      {respostas.length > 0 && (
        <Part title="Respostas">
          <ul className="grid gap-1.5">
            {respostas.map(({ pergunta, antes: before, agora: now, sentido }) => (
              <li key={pergunta}>
                <span className="font-semibold">{pergunta}:</span> de {before} para {now}
                {sentido && (
                  <strong className={sentido === 'melhorou' ? 'text-jade-ink' : 'text-cinnabar-ink'}>
                    , {sentido}
                  </strong>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {listas.map(({ pergunta, entraram, sairam }) => (
        <Part key={pergunta} title={pergunta} hint="Pelos nomes escritos nas duas fichas; confira com o cliente.">
          <ul className="grid gap-1.5">
            {entraram.length > 0 && (
              <li className="wrap-anywhere">
                <span className="font-semibold">Só agora:</span> {entraram.join('; ')}
              </li>
            )}
            {sairam.length > 0 && (
              <li className="wrap-anywhere">
                <span className="font-semibold">Só antes:</span> {sairam.join('; ')}
              </li>
            )}
          </ul>
        </Part>
      ))}
      {sinalGroups.map(({ key, title, hint }) =>
        sinais[key].length > 0 ? (
          <Part key={key} title={title} hint={hint}>
            <Sinais labels={sinais[key]} />
          </Part>
        ) : null,
      )}
      <Part title="Padrões">
        <ul className="grid gap-1.5">
          {padroes.map(({ nome, antes: before, agora: now }) => (
            <li key={nome}>
              <span className="font-semibold">{nome}:</span>{' '}
              {before === now ? `${inWords(now)} nas duas` : `${inWords(before)} antes, ${inWords(now)} agora`}
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="Cinco elementos"
        hint="Envolvimento de 0 a 100. O número depende também de quanto foi respondido em cada avaliação."
      >
        <ul className="grid gap-1.5 sm:grid-cols-2">
          {elementos.map(({ elemento, antes: before, agora: now }) => (
            <li key={elemento}>
              <span className="font-semibold">{elementoNames[elemento]}:</span>{' '}
              {before === now ? `${now} nas duas` : `de ${before} para ${now}`}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

const shownAtOnce = 8;

/** What stayed or changed. Most of it often stayed, so a long list begins short. */
function Sinais({ labels }: { labels: readonly string[] }) {
  const [all, setAll] = useState(false);
  const shown = all || labels.length <= shownAtOnce + 1 ? labels : labels.slice(0, shownAtOnce);
  return (
    <>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {shown.map((label) => (
          <li key={label} className="rounded-control bg-sunken px-2.5 py-1 leading-snug">
            {label}
          </li>
        ))}
      </ul>
      {shown.length < labels.length && (
        <TextButton onClick={() => setAll(true)}>Mostrar os {labels.length} sinais</TextButton>
      )}
    </>
  );
}

function ReportLink({ moment: { avaliacaoId, createdAt } }: { moment: Comparacao['antes'] }) {
  return (
    <Link
      to="/resultado/$id"
      params={{ id: avaliacaoId }}
      className="inline-flex min-h-11 items-center text-jade-ink underline-offset-4 hover:underline"
    >
      {formatDate(createdAt)}
    </Link>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      {hint && <p className="text-[0.9375rem] text-ink-soft">{hint}</p>}
      {children}
    </section>
  );
}

function inWords(confianca: number | null): string {
  return confianca === null ? 'fora do relatório' : describeConfianca(confianca).texto;
}
