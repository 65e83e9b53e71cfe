import type { AccountSession } from '@meridia/shared/account.ts';
import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { toastRefusal } from './toast-refusal.ts';

/** Where this account is signed in. */
export function SessionsCard({ account, own }: { account: AccountDetail; own: boolean }) {
  const query = trpc.admin.accounts.sessions.useQuery({ userId: account.id });
  const sessions = query.data ?? [];
  return (
    <Card aria-labelledby="sessoes">
      <CardTitle id="sessoes">Sessões</CardTitle>
      <CardQuery query={query} />
      {query.data && sessions.length === 0 && <p className="mt-3 text-ink-soft">Nenhum aparelho conectado.</p>}
      {sessions.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
      {own && <p className="mt-3 text-[0.9375rem] text-ink-soft">Encerre suas próprias sessões em Configurações.</p>}
      {!own && sessions.length > 0 && <EndAll account={account} />}
    </Card>
  );
}

function SessionLine({ session }: { session: AccountSession }) {
  return (
    <li className="py-3">
      <p className="font-medium">{session.device}</p>
      <p className="text-[0.9375rem] text-ink-soft">Usada por último em {formatDateTime(session.lastSeenAt)}</p>
    </li>
  );
}

function EndAll({ account }: { account: AccountDetail }) {
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const end = trpc.admin.accounts.endSessions.useMutation({
    onSuccess: async () => {
      toast.success('Sessões encerradas');
      await utils.admin.accounts.invalidate();
    },
    onError: (error) => toastRefusal('Erro ao encerrar as sessões', error),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        Encerrar todas
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Encerrar todas as sessões?"
        description={`${account.nomeCompleto} sai agora de todos os aparelhos e precisa da senha para entrar de novo. O que não foi salvo pode se perder.`}
        confirmText="Encerrar todas"
        tone="danger"
        busy={end.isPending}
        onConfirm={() => end.mutate({ userId: account.id })}
      />
    </>
  );
}
