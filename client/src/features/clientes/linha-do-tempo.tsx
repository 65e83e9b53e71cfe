import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { Cliente } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { PlanNote } from '../../components/feedback/plan-note.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { evolucaoOf } from '../../lib/evolucao-link.ts';
import { formatCalendarDay, formatDate, formatDateTime, truncate } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { toggled } from './toggled.ts';
import { useClienteOutcome } from './use-cliente-outcome.ts';

type Avaliacao = Cliente['avaliacoes'][number];
type Consulta = Cliente['consultas'][number];

export const timelineId = 'linha-do-tempo';

interface LinhaDoTempoProps {
  cliente: Cliente;
  /** Assessments of somebody else are being marked. */
  separating: boolean;
  onSeparate: (separating: boolean) => void;
  /** Why the plan has no room for another follow-up; null when it has. */
  missing: string | null;
}

/** Assessments and follow-ups, newest first. Some assessments can be separated into a record of their own. */
export function LinhaDoTempo({ cliente, separating, onSeparate, missing }: LinhaDoTempoProps) {
  const { id, dados, avaliacoes, consultas } = cliente;
  const [marked, setTaken] = useState<ReadonlySet<string>>(new Set());
  const taken = separating ? marked : null;
  const [asking, setAsking] = useState(false);
  const [whole, setWhole] = useState(false);
  const moments = momentsOf(id, avaliacoes, consultas);
  const held = whole ? 0 : Math.max(0, moments.length - shownFirst);
  const navigate = useNavigate();
  const { refresh, explain } = useClienteOutcome();
  const undo = trpc.clientes.merge.useMutation({
    onSuccess: async () => {
      toast.success('Avaliações de volta no cadastro');
      await refresh();
      await navigate({ to: '/clientes/$id', params: { id } });
    },
    onError: explain,
  });
  const split = trpc.clientes.split.useMutation({
    onSuccess: async (made) => {
      onSeparate(false);
      toast.success('Avaliações separadas em um novo cadastro', {
        duration: undoableMs,
        action: { label: 'Desfazer', onClick: () => undo.mutate({ id, outroId: made.id }) },
      });
      await refresh();
      await navigate({ to: '/clientes/$id', params: { id: made.id } });
    },
    onError: explain,
  });

  return (
    <Card id={timelineId} aria-label="Linha do tempo">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Linha do tempo</CardTitle>
        {taken && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setTaken(new Set());
              onSeparate(false);
            }}
          >
            Cancelar
          </Button>
        )}
      </div>
      {missing && (
        <PlanNote quiet className="mt-2">
          {missing}
        </PlanNote>
      )}
      {avaliacoes.length + consultas.length === 0 && (
        <p className="mt-2 text-ink-soft">Nenhuma avaliação nem consulta ainda.</p>
      )}
      {taken ? (
        <ul className="mt-3 grid gap-1">
          {avaliacoes.map((avaliacao) => (
            <li key={avaliacao.id}>
              <Checkbox
                checked={taken.has(avaliacao.id)}
                onChange={({ target }) => setTaken(toggled(taken, avaliacao.id, target.checked))}
              >
                {formatDateTime(avaliacao.createdAt)}: {truncate(avaliacao.queixaPrincipal, 60)}
              </Checkbox>
            </li>
          ))}
        </ul>
      ) : (
        <ol className="mt-3 grid gap-3">
          {moments.slice(0, moments.length - held).map(({ key, entry }) => (
            <li key={key} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
              {entry}
            </li>
          ))}
        </ol>
      )}
      {!taken && held > 0 && (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setWhole(true)}>
          Mostrar mais {plural(held, 'registro', 'registros')}
        </Button>
      )}
      {taken && (
        <div className="mt-4 grid gap-2">
          <p className="text-[0.9375rem] text-ink-soft">
            Marque as avaliações que são de outra pessoa. Elas passam para um cadastro próprio.
          </p>
          <Button
            className="sm:justify-self-start"
            disabled={taken.size === 0 || taken.size === avaliacoes.length}
            onClick={() => setAsking(true)}
          >
            Separar {plural(taken.size, 'avaliação', 'avaliações')}
          </Button>
        </div>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Separar em um novo cadastro?"
        description={`${plural(taken?.size ?? 0, 'avaliação sai', 'avaliações saem')} de ${dados.nome}. Para desfazer mais tarde, junte os dois cadastros.`}
        confirmText="Separar"
        busy={split.isPending}
        onConfirm={() => split.mutate({ id, avaliacaoIds: [...(taken ?? [])], clienteId: null })}
      />
    </Card>
  );
}

/** Both kinds in one order, newest first. */
function momentsOf(clienteId: string, avaliacoes: readonly Avaliacao[], consultas: readonly Consulta[]) {
  const newest = avaliacoes[0]?.id ?? null;
  return [
    ...avaliacoes.map((avaliacao) => ({
      key: avaliacao.id,
      at: avaliacao.createdAt,
      entry: <AvaliacaoLine avaliacao={avaliacao} />,
    })),
    ...consultas.map((consulta) => ({
      key: consulta.id,
      at: consulta.dataConsulta,
      entry: (
        <ConsultaLine
          consulta={consulta}
          evolucao={evolucaoOf({ avaliacaoId: consulta.avaliacaoId ?? newest, clienteId })}
        />
      ),
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

/** Long enough to read the new record and to see that it was a mistake. */
const undoableMs = 12_000;

/** What is older waits behind a button, so that the rest of the page is not far away. */
const shownFirst = 8;

const statusWords = { finalizado: null, pendente: 'Em geração', erro: 'Não foi gerado' } as const;

function AvaliacaoLine({ avaliacao }: { avaliacao: Avaliacao }) {
  const { id, createdAt, queixaPrincipal, padrao, consultas, status, consentimentoVersao } = avaliacao;
  const given = avaliacao.consentimentoCliente;
  const state = statusWords[readAvaliacaoStatus(status)];
  return (
    <>
      <Link
        to="/resultado/$id"
        params={{ id }}
        className="inline-flex min-h-11 items-center font-semibold text-jade-ink underline-offset-4 hover:underline"
      >
        Avaliação de {formatDateTime(createdAt)}
      </Link>
      {(state ?? padrao) && <p>{state ?? padrao}</p>}
      <p className="text-[0.9375rem] text-ink-soft">{truncate(queixaPrincipal, 100)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-soft">
        <Link
          to="/evolucao/$id"
          params={{ id }}
          className="inline-flex min-h-11 items-center text-jade-ink underline-offset-4 hover:underline"
        >
          {consultas === 0 ? 'Registrar evolução' : plural(consultas, 'consulta de evolução', 'consultas de evolução')}
        </Link>
        <span>Consentimento: versão {consentimentoVersao}</span>
        {given && (
          <span>
            Do cliente: {given.nome}, {formatDateTime(given.em)}, {given.local}, versão {given.versao}
            {given.assinatura ? ', assinado com o dedo' : ', nome escrito'}
            {given.fotos ? '' : ', sem fotos'}
          </span>
        )}
      </p>
    </>
  );
}

interface ConsultaLineProps {
  consulta: Consulta;
  /** The timeline that shows it whole. */
  evolucao: ReturnType<typeof evolucaoOf>;
}

function ConsultaLine({ consulta, evolucao }: ConsultaLineProps) {
  const { id, numeroConsulta, dataConsulta, observacoes, pontos, retornoEm } = consulta;
  const facts = [
    ...(pontos > 0 ? [plural(pontos, 'ponto usado', 'pontos usados')] : []),
    ...(retornoEm ? [`retorno em ${formatCalendarDay(retornoEm)}`] : []),
  ];
  return (
    <>
      <Link
        {...evolucao}
        hash={`consulta-${id}`}
        className="inline-flex min-h-11 items-center font-semibold text-jade-ink underline-offset-4 hover:underline"
      >
        Consulta #{numeroConsulta}, {formatDate(dataConsulta)}
      </Link>
      <p className="text-[0.9375rem] text-ink-soft">{truncate(observacoes, 100)}</p>
      {facts.length > 0 && <p className="text-[0.9375rem]">{facts.join(', ')}</p>}
    </>
  );
}
