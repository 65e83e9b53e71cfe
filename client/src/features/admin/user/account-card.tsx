import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import { formatNumber } from '@meridia/shared/numbers.ts';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import type { ProofProps } from '../../../lib/proof-props.ts';
import { trpc } from '../../../trpc.ts';
import { RoleDialog } from '../users/role-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { toastRefusal } from './toast-refusal.ts';

interface AccountCardProps {
  account: AccountDetail;
  own: boolean;
  renderProof: (props: ProofProps) => ReactNode;
}

export function AccountCard(props: AccountCardProps) {
  const { account } = props;
  const { blockedAt, blockedReason, lastActivityAt } = account;
  return (
    <Card aria-labelledby="conta">
      <CardTitle id="conta">Conta</CardTitle>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact name="Cadastro">{formatDate(account.createdAt)}</Fact>
        <Fact name="Última atividade">{lastActivityAt ? formatDateTime(lastActivityAt) : 'Nenhuma'}</Fact>
        <Fact name="Avaliações">{formatNumber(account.avaliacoesCount)}</Fact>
        <Fact name="Verificação em duas etapas">{account.secondFactor ? 'Ativa' : 'Não ativada'}</Fact>
        {blockedAt && (
          <Fact name="Bloqueada" className="sm:col-span-2">
            Em {formatDateTime(blockedAt)}. Motivo: {blockedReason ?? 'não informado'}
          </Fact>
        )}
      </dl>
      <Actions {...props} />
    </Card>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

type Opened = 'role' | 'block' | 'unblock' | null;

function Actions({ account, own, renderProof }: AccountCardProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { role, blocked } = account;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {role === 'admin' ? (
        <Button variant="danger" onClick={() => setOpened('role')}>
          Remover Admin
        </Button>
      ) : (
        !blocked && (
          <Button variant="outline" onClick={() => setOpened('role')}>
            Tornar Admin
          </Button>
        )
      )}
      {!account.emailConfirmed && <ResendConfirmation account={account} />}
      {!own && blocked && (
        <Button variant="outline" onClick={() => setOpened('unblock')}>
          Desbloquear
        </Button>
      )}
      {!own && !blocked && role !== 'admin' && (
        <Button variant="danger" onClick={() => setOpened('block')}>
          Bloquear
        </Button>
      )}
      {role === 'admin' && !own && (
        <p className="basis-full text-[0.9375rem] text-ink-soft">
          Para bloquear esta conta, remova antes as permissões de admin.
        </p>
      )}
      {opened === 'role' && <RoleDialog account={account} own={own} renderProof={renderProof} onClose={close} />}
      {opened === 'block' && <BlockDialog account={account} onClose={close} />}
      <UnblockDialog account={account} open={opened === 'unblock'} onClose={close} />
    </div>
  );
}

interface UnblockDialogProps {
  account: AccountDetail;
  open: boolean;
  onClose: () => void;
}

function UnblockDialog({ account, open, onClose }: UnblockDialogProps) {
  const utils = trpc.useUtils();
  const unblock = trpc.admin.accounts.unblock.useMutation({
    onSuccess: async () => {
      toast.success('Conta desbloqueada');
      await utils.admin.invalidate();
    },
    onError: (error) => toastRefusal('Erro ao desbloquear a conta', error),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Desbloquear a conta de ${account.nomeCompleto}?`}
      description="A pessoa volta a entrar com a senha que já tem, e encontra tudo como deixou."
      confirmText="Desbloquear"
      busy={unblock.isPending}
      onConfirm={() => unblock.mutate({ userId: account.id })}
    />
  );
}

/** For a therapist who says that the mail never arrived. */
function ResendConfirmation({ account }: { account: AccountDetail }) {
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const resend = trpc.admin.accounts.resendConfirmation.useMutation({
    onSuccess: async ({ sent }) => {
      if (sent) toast.success('Email de confirmação enviado');
      else toast.info('Este email já foi confirmado');
      await utils.admin.accounts.invalidate();
    },
    onError: (error) => toastRefusal('Erro ao enviar email de confirmação', error),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Reenviar confirmação
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reenviar o email de confirmação?"
        description={`Um novo link vai para ${account.email} e vale por 48 horas. Os anteriores continuam valendo até lá.`}
        confirmText="Reenviar"
        busy={resend.isPending}
        onConfirm={() => resend.mutate({ userId: account.id })}
      />
    </>
  );
}
