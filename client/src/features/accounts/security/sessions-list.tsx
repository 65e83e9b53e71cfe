import type { AccountSession } from '@meridia/shared/account.ts';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { TextButton } from '../../../components/ui/text-button.tsx';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { whenWords } from '../when-words.ts';
import { EndAllSessions } from './end-all-sessions.tsx';

/** Where the account is signed in: this device first, then by last use. */
export function SessionsList() {
  const sessions = trpc.accounts.sessions.useQuery();
  const [ending, setEnding] = useState<AccountSession | null>(null);
  return (
    <section aria-labelledby="aparelhos" className="grid gap-4 py-5 last:pb-0">
      <div>
        <h3 id="aparelhos" className="font-semibold">
          Aparelhos conectados
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">
          Onde sua conta está aberta. Não reconhece algum? Encerre-o e altere sua senha.
        </p>
      </div>
      {sessions.isPending && <SessionsSkeleton />}
      {sessions.error && !sessions.data && (
        <RefusalNote error={sessions.error}>
          <TextButton className="text-current" onClick={() => sessions.refetch()}>
            Tentar Novamente
          </TextButton>
        </RefusalNote>
      )}
      {sessions.data && (
        <>
          <ul className="grid gap-2">
            {inOrder(sessions.data).map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </ul>
          <EndAllSessions />
        </>
      )}
      <EndSession session={ending} onClose={() => setEnding(null)} />
    </section>
  );
}

function SessionItem({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const Icon = /Android|iPhone|iPad|celular|tablet/i.test(session.device) ? Smartphone : Laptop;
  const now = new Date();
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-control border border-line p-4 sm:grid-cols-[auto_1fr_auto]">
      <Icon aria-hidden className="size-6 self-start text-jade-ink" strokeWidth={1.5} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {session.device}
          {session.current && <Badge tone="jade">Este aparelho</Badge>}
        </p>
        <p className="text-[0.9375rem] text-ink-soft">
          {session.current ? 'Em uso agora' : `Usado por último ${whenWords(session.lastSeenAt, now)}`}
        </p>
        <p className="text-[0.9375rem] text-ink-soft">Entrou {whenWords(session.createdAt, now)}</p>
      </div>
      {!session.current && (
        <TextButton onClick={onEnd} aria-label={`Encerrar ${session.device}`} className="max-sm:col-start-2">
          Encerrar
        </TextButton>
      )}
    </li>
  );
}

function EndSession({ session, onClose }: { session: AccountSession | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const end = trpc.accounts.endSession.useMutation({
    onSuccess: async () => {
      await utils.accounts.sessions.invalidate();
      toast.success('Sessão encerrada');
      onClose();
    },
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
      onClose();
    },
  });
  return (
    <AlertDialog
      open={session !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Encerrar esta sessão?"
      description={`${session?.device ?? 'O aparelho'} sai da sua conta e precisa da senha para entrar de novo. O que não foi salvo lá pode se perder.`}
      confirmText="Encerrar"
      tone="danger"
      busy={end.isPending}
      onConfirm={() => session && end.mutate({ id: session.id })}
    />
  );
}

function SessionsSkeleton() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Carregando...</span>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}

function inOrder(sessions: readonly AccountSession[]): AccountSession[] {
  return sessions.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  );
}
