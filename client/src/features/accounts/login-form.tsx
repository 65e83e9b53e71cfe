import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@meridia/shared/account.ts';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Field } from '../../components/form/field.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { Credentials } from './second-factor-form.tsx';
import { showAuthError } from './show-auth-error.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  initialEmail: string;
  focusPassword?: boolean;
  onSignedIn: () => void;
  /** Called when the password is right but the address is not yet confirmed. */
  onUnconfirmed: (email: string) => void;
  /** Called when the password is right and a code is needed too. */
  onSecondFactor: (credentials: Credentials) => void;
}

export function LoginForm({
  initialEmail,
  focusPassword = false,
  onSignedIn,
  onUnconfirmed,
  onSecondFactor,
}: LoginFormProps) {
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email: initialEmail, password: '' } });
  const login = useLogin();
  const { errors } = form.formState;
  useEffect(() => {
    if (focusPassword) form.setFocus('password');
  }, [focusPassword, form]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await login.mutateAsync(values);
    } catch (error) {
      const code = readErrorBody(error)?.code;
      if (code === 'SECOND_FACTOR_REQUIRED') return onSecondFactor(values);
      if (code === 'EMAIL_NOT_CONFIRMED') return onUnconfirmed(values.email);
      if (code && lasting.has(code)) return;
      showAuthError(error);
      if (code === 'INVALID_CREDENTIALS') {
        form.setError('password', { message: 'Confira o email e a senha e tente de novo.' });
        form.setFocus('password', { shouldSelect: true });
      }
      return;
    }
    toast.success('Login realizado com sucesso!');
    onSignedIn();
  });

  const refusal = readErrorBody(login.error)?.code;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {refusal && lasting.has(refusal) && (
        <RefusalNote error={login.error}>
          {refusal === 'TOO_MANY_REQUESTS' && (
            <p>
              Não lembra a senha?{' '}
              <Link to="/recuperar-senha" className="font-semibold underline underline-offset-4">
                Recupere o acesso
              </Link>
              .
            </p>
          )}
        </RefusalNote>
      )}
      <Field name="email" label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <div>
        <Field name="password" label="Senha" required error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
        <Link
          to="/recuperar-senha"
          className="mt-1 inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-jade-ink underline underline-offset-4"
        >
          Esqueci minha senha
        </Link>
      </div>
      <Button type="submit" size="lg" busy={login.isPending} busyText="Processando...">
        Entrar
      </Button>
    </form>
  );
}

// Trying again at once does not help with these refusals, so their texts stay on the screen.
const lasting: ReadonlySet<string> = new Set(['TOO_MANY_REQUESTS', 'ACCOUNT_BLOCKED']);
