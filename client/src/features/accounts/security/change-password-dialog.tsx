import { passwordNotAccepted } from '@meridia/shared/password.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { isSaidByProof } from '../../../lib/proof-props.ts';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { useNeedsCode } from '../data/owner-proof.tsx';
import { missingOfPair, NewPasswordPair, passwordsDiffer } from '../new-password-pair.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { invalidCodeText } from '../second-factor-form.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { VerificationCodeField } from '../verification-code-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [current, setCurrent] = useState('');
  const [code, setCode] = useState('');
  const [pair, setPair] = useState({ password: '', confirmation: '' });
  const [attempts, setAttempts] = useState(0);
  const utils = trpc.useUtils();
  const user = trpc.accounts.session.useQuery().data?.user;
  const change = trpc.accounts.changePassword.useMutation();
  const needsCode = useNeedsCode(change.error);
  const form = useFocusFirstInvalid(attempts, change.error);

  const ownTexts = user ? [user.nomeCompleto, user.email] : [];
  const missing = missingOfPair(pair, ownTexts);
  const refusal = readErrorBody(change.error)?.code;
  const newPasswordError = errorFields(change.error).newPassword;
  const said = isSaidByProof(change.error) || newPasswordError !== undefined;

  const submit = async () => {
    setAttempts((count) => count + 1);
    if (change.isPending || current === '' || missing || (needsCode && code === '')) return;
    try {
      await change.mutateAsync({ currentPassword: current, newPassword: pair.password, ...(needsCode && { code }) });
    } catch {
      return;
    }
    void utils.accounts.sessions.invalidate();
    void utils.accounts.security.invalidate();
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
      <Form ref={form} onSubmit={submit}>
        <CurrentPasswordField
          label="Senha atual"
          value={current}
          onChange={(next) => {
            setCurrent(next);
            if (refusal === 'INVALID_CREDENTIALS') change.reset();
          }}
          wrong={refusal === 'INVALID_CREDENTIALS'}
          tried={attempts > 0}
        />
        <NewPasswordPair
          value={pair}
          onChange={(next) => {
            setPair(next);
            if (newPasswordError) change.reset();
          }}
          ownTexts={ownTexts}
          error={newPasswordError ?? (attempts > 0 && missing === 'rules' ? passwordNotAccepted : undefined)}
          confirmationError={attempts > 0 && missing === 'confirmation' ? passwordsDiffer : undefined}
        />
        {needsCode && (
          <VerificationCodeField
            code={code}
            onChange={setCode}
            error={
              refusal === 'SECOND_FACTOR_INVALID'
                ? invalidCodeText
                : attempts > 0 && code === ''
                  ? 'Informe o código'
                  : undefined
            }
          />
        )}
        {change.error && !said && <RefusalNote error={change.error} />}
        <FormButtons onCancel={onClose} submitText="Alterar senha" busyText="Salvando..." busy={change.isPending} />
      </Form>
    </Dialog>
  );
}
