import { useState } from 'react';
import { toast } from 'sonner';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { trpc } from '../../../trpc.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { invalidCodeText } from '../second-factor-form.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { VerificationCodeField } from '../verification-code-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

export function DisableSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [attempts, setAttempts] = useState(0);
  const utils = trpc.useUtils();
  const disable = trpc.accounts.disableSecondFactor.useMutation();
  const form = useFocusFirstInvalid(attempts, disable.error);
  const refusal = readErrorBody(disable.error)?.code;
  const wrongPassword = refusal === 'INVALID_CREDENTIALS';
  const wrongCode = refusal === 'SECOND_FACTOR_INVALID';

  const submit = async () => {
    setAttempts((count) => count + 1);
    if (disable.isPending || password === '' || code === '') return;
    try {
      await disable.mutateAsync({ password, code });
    } catch {
      return;
    }
    await utils.accounts.security.invalidate();
    toast.success('Verificação em duas etapas desativada');
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Desativar a verificação em duas etapas?"
      description="Depois disso, quem souber sua senha consegue entrar na sua conta e ver os dados dos seus clientes. Os códigos de recuperação deixam de valer."
    >
      <Form ref={form} onSubmit={submit}>
        <CurrentPasswordField
          label="Senha"
          value={password}
          onChange={setPassword}
          wrong={wrongPassword}
          tried={attempts > 0}
        />
        <VerificationCodeField
          code={code}
          onChange={setCode}
          error={wrongCode ? invalidCodeText : attempts > 0 && code === '' ? 'Informe o código' : undefined}
        />
        {disable.error && !wrongPassword && !wrongCode && <RefusalNote error={disable.error} />}
        <FormButtons
          cancelText="Manter ativa"
          onCancel={onClose}
          submitText="Desativar"
          busyText="Desativando..."
          busy={disable.isPending}
          variant="accent"
        />
      </Form>
    </Dialog>
  );
}
