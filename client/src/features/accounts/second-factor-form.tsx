import { useState } from 'react';
import { Form } from '../../components/form/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorTexts } from '../../messages/errors.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useLogin } from './use-login.ts';
import { VerificationCodeField } from './verification-code-field.tsx';

/** Kept only in memory, and only during this step. */
export interface Credentials {
  email: string;
  password: string;
}

export interface SecondFactorFormProps {
  credentials: Credentials;
  onSignedIn: () => void;
  /** Returns to the password's step, also when the server no longer accepts the password. */
  onBack: (refusal: unknown) => void;
}

/** The second step of a login whose account asks for a code. */
export function SecondFactorForm({ credentials, onSignedIn, onBack }: SecondFactorFormProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const login = useLogin();
  const refusal = readErrorBody(login.error)?.code;

  const submit = async () => {
    setMissing(code.trim() === '');
    if (code.trim() === '' || login.isPending) return;
    try {
      await login.mutateAsync({ ...credentials, code });
    } catch (error) {
      if (readErrorBody(error)?.code === 'INVALID_CREDENTIALS') onBack(error);
      return;
    }
    onSignedIn();
  };

  const wrong = refusal === 'SECOND_FACTOR_INVALID';
  return (
    <Form onSubmit={submit}>
      <VerificationCodeField
        code={code}
        onChange={(next) => {
          setCode(next);
          setMissing(false);
        }}
        autoFocus
        error={missing ? 'Informe o código' : wrong ? invalidCodeText : undefined}
      />
      {login.error && !wrong && <RefusalNote error={login.error} />}
      <div className="grid gap-3">
        <Button type="submit" size="lg" busy={login.isPending} busyText="Processando...">
          Confirmar
        </Button>
        <Button variant="ghost" onClick={() => onBack(null)}>
          Voltar
        </Button>
      </div>
    </Form>
  );
}

const { title, action } = errorTexts.SECOND_FACTOR_INVALID;
export const invalidCodeText = `${title}. ${action}`;
