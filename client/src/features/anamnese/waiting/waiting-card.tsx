import { CloudOff, Send } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { trpcClient } from '../../../trpc.ts';
import { takeBack } from './take-back.ts';
import { useWaiting } from './use-waiting.ts';
import {
  aloneOnWaiting,
  findWaiting,
  keepWaiting,
  removeWaiting,
  type Sending,
  type WaitingIntake,
} from './waiting-store.ts';

interface WaitingCardProps {
  userId: string;
  /** Opens the form, which then holds the intake that was taken back. */
  onTakenBack: () => void;
  className?: string;
}

/** The finished intakes that wait in this browser, each with its state and what can be done. Nothing when none waits. */
export function WaitingCard({ userId, onTakenBack, className }: WaitingCardProps) {
  const { waiting, sending } = useWaiting(userId);
  const [discarding, setDiscarding] = useState<WaitingIntake | null>(null);
  if (waiting.length === 0) return null;

  /** What is being sent, here or in another tab, must not be changed: the server would have it without the changes. */
  const unlessSending = async ({ id }: WaitingIntake, work: (intake: WaitingIntake) => Promise<void>) => {
    const now = async () => {
      const intake = await findWaiting(userId, id);
      if (intake) await work(intake);
    };
    if (await aloneOnWaiting(userId, now, { patienceMs: 2000 })) return;
    toast.error('As anamneses estão sendo enviadas agora', { description: 'Aguarde o envio terminar.' });
  };
  const edit = async (intake: WaitingIntake) => {
    if (await takeBack(userId, intake)) return onTakenBack();
    toast.error('Há outro formulário em andamento neste aparelho', {
      description: 'Envie-o ou descarte-o antes de voltar a editar esta anamnese.',
    });
  };
  const discard = async ({ id }: WaitingIntake) => {
    await removeWaiting(userId, id);
    await trpcClient.drafts.discard.mutate({ id }).catch(() => undefined);
  };

  return (
    <section
      aria-label="Anamneses aguardando envio"
      className={cx('grid gap-4 rounded-card border border-line bg-amber-soft p-5', className)}
    >
      {waiting.map((intake) => (
        <Waiting
          key={intake.id}
          intake={intake}
          sending={sending?.id === intake.id ? sending : null}
          onSend={() => void keepWaiting(userId, { ...intake, problem: null })}
          onEdit={() => void unlessSending(intake, edit)}
          onDiscard={() => setDiscarding(intake)}
        />
      ))}
      <AlertDialog
        open={discarding !== null}
        onOpenChange={(open) => !open && setDiscarding(null)}
        title="Descartar esta anamnese?"
        description="As respostas e as fotos serão apagadas deste aparelho sem serem enviadas. Não é possível desfazer."
        confirmText="Descartar anamnese"
        tone="danger"
        onConfirm={async () => {
          if (!discarding) return;
          setDiscarding(null);
          await unlessSending(discarding, discard);
        }}
      />
    </section>
  );
}

interface WaitingProps {
  intake: WaitingIntake;
  sending: Sending | null;
  onSend: () => void;
  onEdit: () => void;
  onDiscard: () => void;
}

function Waiting({ intake, sending, onSend, onEdit, onDiscard }: WaitingProps) {
  const online = useOnline();
  const nome = String(intake.data.dados.nomeCliente ?? '').trim() || 'Cliente sem nome';
  const state = sending?.text ?? intake.problem?.title ?? (online ? waitingOnline : waitingOffline);
  return (
    <div className="flex gap-4">
      <CloudOff aria-hidden className="mt-0.5 size-6 shrink-0 text-amber-ink" strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">Anamnese de {nome}</p>
        <p role="status" className={intake.problem ? 'text-cinnabar-ink' : 'text-amber-ink'}>
          {state}
        </p>
        {intake.problem && !sending && <p className="text-[0.9375rem]">{intake.problem.action}</p>}
        <p className="text-[0.9375rem] text-ink-soft">
          Concluída em {formatDateTime(intake.queuedAt)} e guardada neste aparelho, com as fotos.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" icon={<Send aria-hidden />} busy={sending !== null} busyText="Enviando..." onClick={onSend}>
            Enviar agora<span className="sr-only"> a anamnese de {nome}</span>
          </Button>
          {!sending && (
            <>
              <Button size="sm" variant="outline" onClick={onEdit}>
                Voltar a editar<span className="sr-only"> a anamnese de {nome}</span>
              </Button>
              <Button size="sm" variant="danger" onClick={onDiscard}>
                Descartar<span className="sr-only"> a anamnese de {nome}</span>
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const waitingOffline = 'Aguardando conexão – será enviada quando a internet voltar';
const waitingOnline = 'Aguardando envio – o aplicativo tenta de novo em instantes';
