import type { DraftSummary } from '@meridia/shared/anamnese/draft.ts';
import type { ReadyRelatorio } from '@meridia/shared/avaliacao.ts';
import type { Retorno } from '@meridia/shared/consulta-evolutiva.ts';
import { plural } from '@meridia/shared/numbers.ts';
import type { UnsignedRevisao } from '@meridia/shared/parecer.ts';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../components/ui/badge.tsx';
import { Button, buttonStyles } from '../components/ui/button.tsx';
import { ButtonLink } from '../components/ui/button-link.tsx';
import { Card, CardTitle } from '../components/ui/card.tsx';
import { returnChatUrl } from '../features/consultas-evolutivas/return-message.ts';
import { evolucaoOf } from '../lib/evolucao-link.ts';
import { formatCalendarDay, formatShortDate } from '../lib/format.ts';
import { trpc } from '../trpc.ts';

/** What waits for the therapist: each person once, with what is most urgent about them, and the next step beside the name. */
export function Hoje({ terapeuta, className }: { terapeuta: string; className?: string }) {
  const { data: drafts = [] } = trpc.drafts.list.useQuery(undefined, { staleTime: 0 });
  const { data: unsigned = [] } = trpc.pareceres.unsigned.useQuery();
  const { data: unopened = [] } = trpc.avaliacoes.unopened.useQuery();
  const { data: retornos = [] } = trpc.consultasEvolutivas.retornos.useQuery();
  const [all, setAll] = useState(false);
  const people = peopleOf([
    ...drafts.flatMap(fromDraft),
    ...unsigned.map(fromUnsigned),
    ...unopened.map(fromUnopened),
    ...retornos.map(fromRetorno),
  ]);
  if (people.length === 0) return null;
  const shown = all ? people : people.slice(0, shownFirst);
  return (
    <Card className={className} aria-labelledby="hoje">
      <CardTitle id="hoje">Hoje</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {shown.map(([first, ...others]) => (
          <li
            key={first.key}
            className="grid items-center gap-x-4 gap-y-1 py-3 min-[26rem]:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{first.nome}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem] text-ink-soft">
                {first.text}
                {first.badge && <Badge tone={first.badge.tone}>{first.badge.text}</Badge>}
              </p>
              {others.map((other) => (
                <p key={other.key} className="text-[0.9375rem]">
                  <ToDo task={other} terapeuta={terapeuta} quiet />
                </p>
              ))}
            </div>
            <div className="flex flex-wrap gap-2">
              <ToDo task={first} terapeuta={terapeuta} />
            </div>
          </li>
        ))}
      </ul>
      {people.length > shown.length && (
        <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setAll(true)}>
          Mostrar mais {plural(people.length - shown.length, 'pessoa', 'pessoas')}
        </Button>
      )}
    </Card>
  );
}

const shownFirst = 8;

interface Task {
  key: string;
  /** The person, where one is known: of two tasks without a client nobody knows whether they are one person's. */
  clienteId: string | null;
  /** The assessment, by which somebody without a client is known. */
  avaliacaoId: string | null;
  nome: string;
  text: string;
  badge?: { tone: 'amber' | 'cinnabar' | 'jade' | 'neutral'; text: string };
  /** Place in the order of urgency, and within it the instant or day. */
  rank: number;
  at: string;
  step:
    | { kind: 'ficha'; id: string; label: string }
    | { kind: 'resultado' | 'revisao'; id: string; label: string }
    | { kind: 'retorno'; retorno: Retorno };
}

function fromDraft({ id, clienteId, nomeCliente, respondida }: DraftSummary): Task[] {
  if (!respondida) return [];
  return [
    {
      ...{ key: `ficha ${id}`, clienteId: clienteId ?? null, avaliacaoId: null, nome: nomeCliente ?? respondida.por },
      ...{ text: `Respondeu a ficha em ${formatShortDate(respondida.em)}`, rank: 0, at: respondida.em },
      step: { kind: 'ficha', id, label: 'Abrir' },
    },
  ];
}

function fromUnsigned({ id, clienteId, nomeCliente, begun, savedAt }: UnsignedRevisao): Task {
  return {
    ...{ key: `assinar ${id}`, clienteId, avaliacaoId: id, nome: nomeCliente, rank: 1, at: savedAt },
    text: `Relatório a assinar, de ${formatShortDate(savedAt)}`,
    badge: begun ? { tone: 'amber', text: 'Revisão começada' } : { tone: 'neutral', text: 'Sem revisão' },
    step: { kind: 'revisao', id, label: begun ? 'Assinar' : 'Revisar' },
  };
}

function fromUnopened({ id, clienteId, nomeCliente, finishedAt, failed }: ReadyRelatorio): Task {
  const task = { clienteId, avaliacaoId: id, nome: nomeCliente, at: finishedAt };
  return failed
    ? {
        ...{ ...task, key: `erro ${id}`, rank: 2, text: `Relatório de ${formatShortDate(finishedAt)}` },
        badge: { tone: 'cinnabar', text: 'Não foi gerado' },
        step: { kind: 'resultado', id, label: 'Tentar de novo' },
      }
    : {
        ...{ ...task, key: `pronto ${id}`, rank: 4, text: `Relatório de ${formatShortDate(finishedAt)}` },
        badge: { tone: 'jade', text: 'Pronto' },
        step: { kind: 'resultado', id, label: 'Abrir' },
      };
}

function fromRetorno(retorno: Retorno): Task {
  const { consultaId, clienteId, avaliacaoId, nome, idade, ultimoPadrao, retornoEm, atrasado } = retorno;
  const who = [...(idade === null ? [] : [plural(idade, 'ano', 'anos')]), ...(ultimoPadrao ? [ultimoPadrao] : [])];
  return {
    ...{ key: `retorno ${consultaId}`, clienteId, avaliacaoId, nome, rank: atrasado ? 3 : 5, at: retornoEm },
    text: [`Retorno em ${formatCalendarDay(retornoEm)}`, ...who].join(' · '),
    ...(atrasado && { badge: { tone: 'amber' as const, text: 'Atrasado' } }),
    step: { kind: 'retorno', retorno },
  };
}

type Person = [Task, ...Task[]];

/** The tasks of one person together, the most urgent first; people by their most urgent task, of like ones those who wait the longest. */
function peopleOf(tasks: readonly Task[]): Person[] {
  const ordered = [...tasks].sort((one, other) => one.rank - other.rank || one.at.localeCompare(other.at));
  const people: Person[] = [];
  for (const task of ordered) {
    const known = people.find(([first]) => isSamePerson(first, task));
    if (known) known.push(task);
    else people.push([task]);
  }
  return people;
}

function isSamePerson(one: Task, other: Task): boolean {
  if (one.clienteId !== null && other.clienteId !== null) return one.clienteId === other.clienteId;
  return one.avaliacaoId !== null && one.avaliacaoId === other.avaliacaoId;
}

/** The next step: a button, or below that of a more urgent matter a line that says what it is about. */
function ToDo({ task, terapeuta, quiet = false }: { task: Task; terapeuta: string; quiet?: boolean }) {
  const { step, nome, text, badge } = task;
  const about = [text, badge?.text].filter(Boolean).join(', ');
  if (step.kind === 'retorno') {
    return (
      <>
        <a
          href={returnChatUrl(step.retorno, terapeuta)}
          target="_blank"
          rel="noreferrer"
          className={quiet ? quietLink : buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {!quiet && <MessageCircle aria-hidden />}
          {quiet ? `${about}: WhatsApp` : 'WhatsApp'}
          <span className="sr-only"> para {nome}</span>
        </a>
        {!quiet && (
          <ButtonLink {...targetOf(step)} variant="ghost" size="sm" aria-label={`Evolução: ${nome}`}>
            Evolução
          </ButtonLink>
        )}
      </>
    );
  }
  return quiet ? (
    <Link {...targetOf(step)} className={quietLink}>
      {about}: {step.label}
    </Link>
  ) : (
    <ButtonLink {...targetOf(step)} variant="outline" size="sm" aria-label={`${step.label}: ${nome}`}>
      {step.label}
    </ButtonLink>
  );
}

function targetOf(step: Task['step']) {
  switch (step.kind) {
    case 'ficha':
      return { to: '/anamnese', search: { rascunho: step.id } } as const;
    case 'revisao':
      return { to: '/revisao/$id', params: { id: step.id } } as const;
    case 'resultado':
      return { to: '/resultado/$id', params: { id: step.id } } as const;
    case 'retorno':
      return evolucaoOf(step.retorno);
  }
}

const quietLink =
  'inline-flex min-h-11 items-center font-semibold text-jade-ink underline underline-offset-4 max-sm:py-1';
