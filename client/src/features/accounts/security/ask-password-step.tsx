import { useState } from 'react';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { type RouterOutputs, trpc } from '../../../trpc.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface AskPasswordStepProps {
  onCancel: () => void;
  onBegun: (setup: RouterOutputs['accounts']['beginSecondFactor']) => void;
}

export function AskPasswordStep({ onCancel, onBegun }: AskPasswordStepProps) {
  const [password, setPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const begin = trpc.accounts.beginSecondFactor.useMutation();
  const form = useFocusFirstInvalid(attempts, begin.error);
  const wrong = readErrorBody(begin.error)?.code === 'INVALID_CREDENTIALS';

  const submit = async () => {
    setAttempts((count) => count + 1);
    if (begin.isPending || password === '') return;
    try {
      onBegun(await begin.mutateAsync({ password }));
    } catch {
      // The refusal is shown beside the field or above the buttons.
    }
  };

  return (
    <Form ref={form} onSubmit={submit}>
      <CurrentPasswordField label="Senha" value={password} onChange={setPassword} wrong={wrong} tried={attempts > 0} />
      {begin.error && !wrong && <RefusalNote error={begin.error} />}
      <FormButtons onCancel={onCancel} submitText="Continuar" busyText="Confirmando..." busy={begin.isPending} />
    </Form>
  );
}
