import type { SessionUser } from '@meridia/shared/account.ts';
import { useState } from 'react';
import { Field } from '../../components/form/field.tsx';
import { FormButtons } from '../../components/form/form.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { announceSessionChange } from '../../lib/session-events.ts';
import { errorMessage } from '../../messages/errors.ts';
import { RefusalNote } from './refusal-note.tsx';
import { type Credentials, SecondFactorForm } from './second-factor-form.tsx';
import { useLogin } from './use-login.ts';

/**
 * Asks for the password, and for the code if the account has a second factor. The screen behind stays as it was (docs/PRODUCT.md
 * 2.10). Only the dialog's own button leaves the screen: an accidental Escape must not lose a half-filled form.
 */
export function SessionExpired({ user }: { user: SessionUser }) {
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);

  return (
    <Dialog
      open
      dismissable={false}
      onOpenChange={() => {}}
      title={credentials ? 'Código de verificação' : 'Sua sessão expirou'}
      description={
        credentials
          ? 'Sua senha está certa. Falta o código que protege sua conta.'
          : 'Digite sua senha para continuar de onde parou. O que você digitou continua nesta tela.'
      }
    >
      {credentials ? (
        <SecondFactorForm
          credentials={credentials}
          // The frame closes this dialog as soon as the session is back.
          onSignedIn={() => {}}
          onBack={(error) => {
            setRefusal(error);
            setCredentials(null);
          }}
        />
      ) : (
        <PasswordForm email={user.email} refusal={refusal} onSecondFactor={setCredentials} />
      )}
    </Dialog>
  );
}

interface PasswordFormProps {
  email: string;
  /** Why the code's step returned to this step. */
  refusal: unknown;
  onSecondFactor: (credentials: Credentials) => void;
}

function PasswordForm({ email, refusal, onSecondFactor }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const login = useLogin();
  const error = login.error ?? refusal;
  const code = readErrorBody(error)?.code;

  const submit = async () => {
    if (!password || login.isPending) return;
    try {
      await login.mutateAsync({ email, password });
    } catch (caught) {
      if (readErrorBody(caught)?.code === 'SECOND_FACTOR_REQUIRED') onSecondFactor({ email, password });
    }
  };

  const wrong = code === 'INVALID_CREDENTIALS';
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-ink-soft">
        Conta: <span className="font-medium break-all text-ink">{email}</span>
      </p>
      {/* Password managers find the account by this field. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Senha" error={wrong ? errorMessage(error).title : undefined}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {Boolean(error) && !wrong && code !== 'SECOND_FACTOR_REQUIRED' && <RefusalNote error={error} />}
      <FormButtons
        cancelText="Sair da Conta"
        onCancel={() => announceSessionChange('signed-out')}
        submitText="Continuar"
        busyText="Entrando..."
        busy={login.isPending}
      />
    </form>
  );
}
