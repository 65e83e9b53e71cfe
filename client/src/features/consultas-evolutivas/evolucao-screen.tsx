import type { ConsultaEvolutiva, Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { PlanNote } from '../../components/feedback/plan-note.tsx';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDate, formatTime } from '../../lib/format.ts';
import { useMissingCapability } from '../../lib/use-capability.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { errorMessage } from '../../messages/errors.ts';
import { EscoresCard } from './chart/escores-card.tsx';
import { EditConsulta, type EditConsultaProps } from './form/edit-consulta.tsx';
import { listLocalSlots } from './form/local-consulta.ts';
import { type FormWatch, NewConsulta } from './form/new-consulta.tsx';
import { FotosCard } from './fotos/fotos-card.tsx';
import { placeIdOf, placeOf } from './place.ts';
import { SessoesCard } from './sessoes-card.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { useEvolucao, useTimeline } from './use-evolucao.ts';

/** `nova`, or the id of the consultation that is being edited. */
type OpenForm = string | null;

interface EvolucaoScreenProps {
  userId: string;
  evolucao: Evolucao;
  /** What changed since the assessment before; of another feature. */
  comparacao: ReactNode;
  /** The form of a new consultation is open at once. */
  openNew: boolean;
}

export function EvolucaoScreen({ userId, evolucao, comparacao, openNew }: EvolucaoScreenProps) {
  const { clienteId, nomeCliente, desde, avaliacoes, pontos, fotos, sessoes, total, registradas } = evolucao;
  usePageTitle(`Evolução de ${nomeCliente}`);
  const missing = useMissingCapability('consultasPorCliente', registradas);
  const timeline = useTimeline(placeOf(evolucao));
  const [open, setOpen] = useState<OpenForm>(() => (openNew ? 'nova' : formLeftOpen(userId, placeIdOf(evolucao))));
  // Words that were typed stay in view, also when they can no longer be saved.
  const begun = missing !== null && listLocalSlots({ userId, lugarId: placeIdOf(evolucao) }).includes('nova');
  const watch = useRef<FormWatch | null>(null);
  const onWatch = useCallback((watched: FormWatch | null) => {
    watch.current = watched;
  }, []);
  const guard = useLeaveGuard({
    shouldAsk: () => watch.current?.hasContent() ?? false,
    hasUnsaved: () => watch.current?.hasUnsaved() ?? false,
  });
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const show = (form: OpenForm) => {
    setSavedAt(null);
    setOpen(form);
  };
  const form = {
    ...{ userId, evolucao, onWatch },
    onClose: () => show(null),
    onSaved: () => {
      setOpen(null);
      setSavedAt(new Date());
    },
  };
  const edited = timeline.items.find(({ id }) => id === open);

  return (
    <>
      <EvolucaoHeader evolucao={evolucao} />
      <Page width="form" className="sm:pt-8">
        <div className="grid grid-cols-1 gap-5 sm:gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
            <div className="text-ink-soft">
              {desde && <p>Em acompanhamento desde {formatDate(desde)}</p>}
              {clienteId && (
                <Link
                  to="/clientes/$id"
                  params={{ id: clienteId }}
                  className="inline-flex min-h-11 items-center text-jade-ink underline underline-offset-4"
                >
                  Página do cliente
                </Link>
              )}
            </div>
            {!missing && (
              <Button
                icon={<Plus aria-hidden />}
                aria-expanded={open === 'nova'}
                className="max-sm:w-full"
                onClick={() => show(open === 'nova' ? null : 'nova')}
              >
                Nova Consulta
              </Button>
            )}
          </div>
          {missing && (
            <PlanNote>
              {missing} As que já estão registradas continuam aqui, e podem ser corrigidas. As anuladas contam.
            </PlanNote>
          )}
          {open === 'nova' && (!missing || begun) && (
            <NewConsulta {...form} anterior={timeline.items.find(({ anulada }) => !anulada) ?? null} />
          )}
          <p role="status" className="rounded-control bg-jade-soft p-4 empty:hidden print:hidden">
            {savedAt && `Salvo às ${formatTime(savedAt)}. A consulta está na linha do tempo, abaixo.`}
          </p>
          <SessoesCard sessoes={sessoes} />
          {comparacao}
          <EscoresCard pontos={pontos} />
          <FotosCard fotos={fotos} />
          <Loaded timeline={timeline}>
            <Timeline
              timeline={timeline}
              avaliacoes={avaliacoes}
              total={total}
              nomeCliente={nomeCliente}
              onEdit={({ id }) => show(id)}
              editing={
                edited
                  ? {
                      id: edited.id,
                      form: (
                        <EditWhereCounted
                          key={edited.id}
                          {...form}
                          consulta={edited}
                          anterior={before(timeline.items, edited)}
                        />
                      ),
                    }
                  : null
              }
            />
          </Loaded>
        </div>
      </Page>
      <AlertDialog
        open={guard.asking}
        onOpenChange={(asking) => !asking && guard.stay()}
        title="Sair sem salvar a consulta?"
        description="O que você escreveu fica guardado neste aparelho e volta quando você abrir esta evolução de novo."
        cancelText="Continuar escrevendo"
        confirmText="Sair"
        onConfirm={guard.leave}
      />
    </>
  );
}

/** The valid visit before this one, among those that are loaded. */
function before(items: readonly ConsultaEvolutiva[], { id }: ConsultaEvolutiva): ConsultaEvolutiva | null {
  return items.slice(items.findIndex((one) => one.id === id) + 1).find(({ anulada }) => !anulada) ?? null;
}

/** A consultation of another assessment is edited with that one's first day, plan and count. */
function EditWhereCounted({ consulta, ...form }: Omit<EditConsultaProps, 'evolucao'>) {
  const { data, error, isFetching, refetch } = useEvolucao(placeOf(consulta));
  if (data) return <EditConsulta {...form} consulta={consulta} evolucao={data} />;
  if (error) return <ErrorState {...errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton className="h-44" />;
}

function Loaded({ timeline, children }: { timeline: ReturnType<typeof useTimeline>; children: ReactNode }) {
  const { data, error, isFetching, refetch } = timeline;
  if (data) return children;
  if (error) return <ErrorState {...errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Carregando as consultas...</span>
      <Skeleton className="h-44" />
    </div>
  );
}

// A form that was interrupted, for example by a closed tab, opens again at once: a new consultation before an edit.
function formLeftOpen(userId: string, lugarId: string): OpenForm {
  const slots = listLocalSlots({ userId, lugarId });
  return slots.includes('nova') ? 'nova' : (slots[0] ?? null);
}

/** The client's name stays visible, however long the timeline is. */
function EvolucaoHeader({ evolucao: { avaliacaoId, clienteId, nomeCliente, idade } }: { evolucao: Evolucao }) {
  return (
    <header className="sticky top-(--bar-height) z-20 border-b border-line bg-ground print:static">
      <div className="mx-auto flex max-w-[54rem] items-center gap-x-1 px-4 py-2 sm:gap-x-4 sm:px-6">
        <div className="-ml-2 shrink-0 print:hidden">
          {avaliacaoId ? (
            <BackLink to="/resultado/$id" params={{ id: avaliacaoId }}>
              <span className="max-sm:sr-only">Voltar ao relatório</span>
            </BackLink>
          ) : (
            <BackLink to="/clientes/$id" params={{ id: clienteId ?? '' }}>
              <span className="max-sm:sr-only">Voltar ao cliente</span>
            </BackLink>
          )}
        </div>
        <div className="min-w-0 py-0.5">
          <h1
            title={nomeCliente}
            className="line-clamp-3 font-serif text-lg sm:text-xl leading-tight font-semibold break-words"
          >
            {nomeCliente}
          </h1>
          <p className="text-[0.9375rem] leading-tight text-ink-soft">
            Evolução · {idade === null ? 'idade não informada' : plural(idade, 'ano', 'anos')}
          </p>
        </div>
      </div>
    </header>
  );
}
