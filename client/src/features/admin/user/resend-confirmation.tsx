import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { trpc } from '../../../trpc.ts';
import { toastRefusal } from './toast-refusal.ts';

/** For who says that the message never came. */
export function ResendConfirmation({ account }: { account: AccountDetail }) {
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
