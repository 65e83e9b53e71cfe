import { plural } from '@meridia/shared/numbers.ts';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { dropPendingFotos } from '../../../components/foto/pending-foto.ts';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { listWaitingIds, onWaitingChange } from '../waiting/waiting-keys.ts';
import { type DeviceDraft, listLocalDrafts, removeLocalDraft } from './draft-keys.ts';

/** The newest ones: the screen shows other work of the day as well. */
const shownAtOnce = 3;

interface DraftListProps {
  userId: string;
  /** The drafts of this client only. */
  clienteId?: string | undefined;
  /** What a client has answered stands elsewhere on the screen, and here behind a button. */
  answeredFolded?: boolean | undefined;
  className?: string | undefined;
}

/** The intakes that were begun, on the server or only on this device; nothing when there are none. */
export function DraftList({ userId, clienteId, answeredFolded = false, className }: DraftListProps) {
  const utils = trpc.useUtils();
  // Another page of this session may have saved meanwhile.
  const { data: onServer, failureCount, isPaused } = trpc.drafts.list.useQuery(undefined, { staleTime: 0 });
  const away = failureCount > 0 || isPaused;
  const waiting = useWaitingIds(userId);
  const [onDevice, setOnDevice] = useState(() => listLocalDrafts(userId));
  const [asked, setAsked] = useState<DeviceDraft | null>(null);
  const [all, setAll] = useState(false);
  const discard = trpc.drafts.discard.useMutation();

  // Without the server this device's copies are all that can be opened.
  const onlyHere = onDevice.filter(({ id, synced }) =>
    onServer ? !synced && !onServer.some((draft) => draft.id === id) : !synced || away,
  );
  // Answers that the server has not got yet are newer than what it lists.
  const newest = onServer?.map((draft) => ({
    ...draft,
    ...onDevice.find(({ id, synced }) => id === draft.id && !synced),
  }));
  const drafts = [...onlyHere, ...(newest ?? [])]
    // An intake that waits to be sent is no draft any more, although the server still has it as one.
    .filter(({ id }) => waiting && !waiting.includes(id))
    .filter((draft) => clienteId === undefined || draft.clienteId === clienteId)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  if (drafts.length === 0) return null;
  const isAnswered = (draft: DeviceDraft) => Boolean(onServer?.find(({ id }) => id === draft.id)?.respondida);
  const first = answeredFolded ? drafts.filter((draft) => !isAnswered(draft)) : drafts;
  const shown = all ? drafts : first.slice(0, shownAtOnce);

  const confirm = async ({ id }: DeviceDraft) => {
    try {
      await discard.mutateAsync({ id });
    } catch (error) {
      toast.error('O rascunho não foi descartado', { description: errorMessage(error).action });
      return;
    }
    removeLocalDraft(userId, id);
    await dropPendingFotos(userId, id);
    setOnDevice(listLocalDrafts(userId));
    setAsked(null);
    await utils.drafts.list.invalidate();
  };

  return (
    <Card className={className} aria-labelledby="rascunhos">
      <CardTitle id="rascunhos">Rascunhos</CardTitle>
      <p className="text-ink-soft">
        {plural(drafts.length, 'anamnese começada', 'anamneses começadas')}, sem relatório.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {shown.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">{draft.nomeCliente ?? 'Sem nome'}</p>
              <p className="text-[0.9375rem] text-ink-soft">
                {whenOf(draft, onServer?.find(({ id }) => id === draft.id)?.respondida)}
                {onlyHere.some(({ id, synced }) => id === draft.id && !synced) ? ', só neste aparelho' : ''}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ButtonLink
                to="/anamnese"
                search={{ rascunho: draft.id }}
                variant="outline"
                size="sm"
                aria-label={`Continuar: ${nameOf(draft)}`}
              >
                Continuar
              </ButtonLink>
              <Button
                variant="ghost"
                size="sm"
                icon={<Trash2 aria-hidden />}
                aria-label={`Descartar: ${nameOf(draft)}`}
                onClick={() => setAsked(draft)}
              >
                Descartar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < drafts.length && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          Mostrar {drafts.length === 1 ? 'o rascunho' : `os ${drafts.length} rascunhos`}
        </Button>
      )}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Descartar o rascunho?"
        description={`As respostas e as fotos de ${asked ? nameOf(asked) : ''} serão apagadas. Não é possível desfazer.`}
        confirmText="Descartar"
        tone="danger"
        busy={discard.isPending}
        onConfirm={() => asked && void confirm(asked)}
      />
    </Card>
  );
}

function whenOf({ updatedAt }: DeviceDraft, respondida: { por: string; em: string } | null | undefined): string {
  if (!respondida) return `Salvo em ${formatDateTime(updatedAt)}`;
  return `Respondida por ${respondida.por} em ${formatDateTime(respondida.em)}`;
}

/** Null until it is known. */
function useWaitingIds(userId: string): readonly string[] | null {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const read = () => void listWaitingIds(userId).then(setIds);
    read();
    return onWaitingChange(read);
  }, [userId]);
  return ids;
}

function nameOf({ nomeCliente }: DeviceDraft): string {
  return nomeCliente ?? 'Sem nome';
}
