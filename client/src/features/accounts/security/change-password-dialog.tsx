import { passwordNotAccepted } from '@meridia/shared/password.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { missingOfPair, NewPasswordPair, passwordsDiffer } from '../new-password-pair.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [current, setCurrent] = useState('');
  const [pair, setPair] = useState({ password: '', confirmation: '' });
  const [attempts, setAttempts] = useState(0);
  const utils = trpc.useUtils();
  const change = trpc.accounts.changePassword.useMutation();
  const form = useFocusFirstInvalid(attempts, change.error);

  const missing = missingOfPair(pair);
  const wrong = readErrorBody(change.error)?.code === 'INVALID_CREDENTIALS';
  const newPasswordError = errorFields(change.error).newPassword;

  const submit = async () => {
    setAttempts((count) => count + 1);
    if (change.isPending || current === '' || missing) return;
    try {
      await change.mutateAsync({ currentPassword: current, newPassword: pair.password });
    } catch {
      return;
    }
    void utils.accounts.sessions.invalidate();
    toast.success('Senha alterada com sucesso!', { description: 'Os outros aparelhos precisam entrar de novo.' });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Alterar senha"
      description="Os outros aparelhos em que você entrou são desconectados. Este continua."
    >
      <form
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CurrentPasswordField
          label="Senha atual"
          value={current}
          onChange={(next) => {
            setCurrent(next);
            if (wrong) change.reset();
          }}
          wrong={wrong}
          tried={attempts > 0}
        />
        <NewPasswordPair
          value={pair}
          onChange={(next) => {
            setPair(next);
            if (newPasswordError) change.reset();
          }}
          error={newPasswordError ?? (attempts > 0 && missing === 'rules' ? passwordNotAccepted : undefined)}
          confirmationError={attempts > 0 && missing === 'confirmation' ? passwordsDiffer : undefined}
        />
        {change.error && !wrong && !newPasswordError && <RefusalNote error={change.error} />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={change.isPending} busyText="Salvando...">
            Alterar senha
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
