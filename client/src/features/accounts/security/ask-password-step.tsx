import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
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
      // Said beside the field or above the buttons.
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CurrentPasswordField label="Senha" value={password} onChange={setPassword} wrong={wrong} tried={attempts > 0} />
      {begin.error && !wrong && <RefusalNote error={begin.error} />}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={begin.isPending} busyText="Confirmando...">
          Continuar
        </Button>
      </div>
    </form>
  );
}
