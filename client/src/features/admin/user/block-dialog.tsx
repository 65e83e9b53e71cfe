import type { AccountDetail } from '@meridia/shared/admin-account.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field } from '../../../components/form/field.tsx';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { toastRefusal } from './toast-refusal.ts';

export function BlockDialog({ account, onClose }: { account: AccountDetail; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const block = trpc.admin.accounts.block.useMutation({
    onSuccess: async () => {
      toast.success('Conta bloqueada');
      onClose();
      await utils.admin.invalidate();
    },
    onError: (error) => {
      if (!errorFields(error).reason) toastRefusal('Erro ao bloquear a conta', error);
    },
  });
  const missing = tried && reason.trim().length < 3 ? 'Diga o motivo' : undefined;

  const submit = () => {
    setTried(true);
    if (!block.isPending && reason.trim().length >= 3) block.mutate({ userId: account.id, reason });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Bloquear a conta de ${account.nomeCompleto}?`}
      description="A pessoa sai agora de todos os aparelhos e não consegue mais entrar. Nada é apagado: ao desbloquear, tudo volta como estava. Uma assinatura no cartão continua sendo cobrada até ser cancelada."
    >
      <Form onSubmit={submit}>
        <Field
          label="Motivo"
          hint="Fica no registro da conta. Só admins veem."
          required
          error={errorFields(block.error).reason ?? missing}
        >
          {(control) => (
            <Textarea {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
        <FormButtons
          onCancel={onClose}
          submitText="Bloquear"
          busyText="Bloqueando..."
          busy={block.isPending}
          variant="accent"
        />
      </Form>
    </Dialog>
  );
}
