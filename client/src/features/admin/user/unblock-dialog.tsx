import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { trpc } from '../../../trpc.ts';
import { toastRefusal } from './toast-refusal.ts';

interface UnblockDialogProps {
  account: AccountDetail;
  open: boolean;
  onClose: () => void;
}

export function UnblockDialog({ account, open, onClose }: UnblockDialogProps) {
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
