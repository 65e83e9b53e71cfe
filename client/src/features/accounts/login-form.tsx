import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@meridia/shared/account.ts';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Field } from '../../components/form/field.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { showAuthError } from './show-auth-error.ts';
import { useLogin } from './use-login.ts';

export function LoginForm({ initialEmail, onSignedIn }: { initialEmail: string; onSignedIn: () => void }) {
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email: initialEmail, password: '' } });
  const login = useLogin();
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await login.mutateAsync(values);
    } catch (error) {
      showAuthError(error);
      form.setFocus('password', { shouldSelect: true });
      return;
    }
    toast.success('Login realizado com sucesso!');
    onSignedIn();
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
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
