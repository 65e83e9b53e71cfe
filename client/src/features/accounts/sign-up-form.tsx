import { zodResolver } from '@hookform/resolvers/zod';
import { signUpSchema } from '@meridia/shared/account.ts';
import { passwordNotAccepted } from '@meridia/shared/password.ts';
import { versaoAtual } from '@meridia/shared/versoes-legais.ts';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Field } from '../../components/form/field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorFields } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { keepsAllRules } from './password-checklist.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { showAuthError } from './show-auth-error.ts';
import { useLogin } from './use-login.ts';
import { startLinkPause } from './use-send-link.ts';

const successToastMs = 6000;

interface SignedUp {
  nomeCompleto: string;
  email: string;
  /** True when the person can sign in only after opening the link. */
  confirmationRequired: boolean;
  signedIn: boolean;
}

interface SignUpFormProps {
  initial: { nomeCompleto: string; email: string };
  onSignedUp: (account: SignedUp) => void;
  /** The address already has an account, so the login receives the address. */
  onKnownEmail: (email: string) => void;
}

export function SignUpForm({ initial, onSignedUp, onKnownEmail }: SignUpFormProps) {
  const form = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { nomeCompleto: initial.nomeCompleto, email: initial.email, password: '' },
  });
  const signUp = trpc.accounts.signUp.useMutation();
  const login = useLogin();
  const { errors } = form.formState;
  const { nomeCompleto, email, password } = form.watch();

  const submit = form.handleSubmit(
    async (values) => {
      // The checklist says why the password is not accepted.
      if (!keepsAllRules(values.password, [values.nomeCompleto, values.email])) {
        form.setError('password', { message: passwordNotAccepted }, { shouldFocus: true });
        toast.error(passwordNotAccepted);
        return;
      }
      try {
        const { confirmationRequired } = await signUp.mutateAsync({ ...values, versoes: shownVersions });
        startLinkPause('confirmation', values.email);
        toast.success('Cadastro realizado! Verifique seu email para confirmar sua conta.', {
          duration: successToastMs,
        });
        const signedIn = !confirmationRequired && (await signIn(values));
        onSignedUp({ nomeCompleto: values.nomeCompleto, email: values.email, confirmationRequired, signedIn });
      } catch (error) {
        if (showFieldErrors(error)) return;
        const code = readErrorBody(error)?.code;
        if (code === 'TOO_MANY_REQUESTS') return;
        showAuthError(error);
        if (code === 'EMAIL_ALREADY_REGISTERED') {
          onKnownEmail(values.email);
          form.setError('email', { message: 'Este email já tem uma conta: use "Fazer Login" ou outro email.' });
          form.setFocus('email');
        }
      }
    },
    (invalid) => {
      if (invalid.password?.message === passwordNotAccepted) toast.error(passwordNotAccepted);
    },
  );

  /** Nobody types the password a second time where the server lets new accounts in. Returns false when the login form must help. */
  async function signIn({ email, password }: { email: string; password: string }): Promise<boolean> {
    try {
      await login.mutateAsync({ email, password });
      return true;
    } catch {
      return false;
    }
  }

  /** Shows the server's errors of single fields beside these fields. Returns whether there were any. */
  function showFieldErrors(error: unknown): boolean {
    const fields = errorFields(error);
    const refused = (['nomeCompleto', 'email', 'password'] as const).filter((name) => fields[name]);
    for (const name of refused) form.setError(name, { message: fields[name] ?? '' });
    if (refused[0]) form.setFocus(refused[0]);
    return refused.length > 0;
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {readErrorBody(signUp.error)?.code === 'TOO_MANY_REQUESTS' && <RefusalNote error={signUp.error} />}
      <Field name="nomeCompleto" label="Nome Completo" required error={errors.nomeCompleto?.message}>
        {(control) => <Input {...control} {...form.register('nomeCompleto')} autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <NewPasswordField
        name="password"
        label="Senha"
        password={password}
        ownTexts={[nomeCompleto, email]}
        error={errors.password?.message}
        refused={Boolean(errors.password)}
        input={form.register('password')}
      />
      <Button type="submit" size="lg" busy={signUp.isPending || login.isPending} busyText="Processando...">
        Cadastrar
      </Button>
      <p className="text-sm text-ink-soft">
        Ao se cadastrar, você concorda com os{' '}
        <Link to="/termos-uso" className={link}>
          Termos de Uso
        </Link>{' '}
        e a{' '}
        <Link to="/politica-privacidade" className={link}>
          Política de Privacidade
        </Link>
        .
      </p>
    </form>
  );
}

/** Of the two texts that the form names. */
const shownVersions = {
  termos: versaoAtual('termos').numero,
  privacidade: versaoAtual('privacidade').numero,
};

const link = 'font-medium text-jade-ink underline underline-offset-4';
