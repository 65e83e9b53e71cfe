import { zodResolver } from '@hookform/resolvers/zod';
import { signUpSchema } from '@meridia/shared/account.ts';
import { passwordNotAccepted } from '@meridia/shared/password.ts';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Field } from '../../components/form/field.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { trpc } from '../../trpc.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { showAuthError } from './show-auth-error.ts';

const successToastMs = 6000;

export function SignUpForm({ onSignedUp }: { onSignedUp: (email: string) => void }) {
  const form = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { nomeCompleto: '', email: '', password: '' },
  });
  const signUp = trpc.accounts.signUp.useMutation();
  const { errors } = form.formState;

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const { confirmed } = await signUp.mutateAsync(values);
        toast.success(
          confirmed
            ? 'Cadastro realizado! Sua conta já está confirmada: entre com sua senha.'
            : 'Cadastro realizado! Verifique seu email para confirmar sua conta.',
          { duration: successToastMs },
        );
        onSignedUp(values.email);
      } catch (error) {
        showAuthError(error);
      }
    },
    (invalid) => {
      if (invalid.password?.message === passwordNotAccepted) toast.error(passwordNotAccepted);
    },
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field name="nomeCompleto" label="Nome Completo" required error={errors.nomeCompleto?.message}>
        {(control) => <Input {...control} {...form.register('nomeCompleto')} autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <div className="grid gap-3">
        <Field name="password" label="Senha" required error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="new-password"
              aria-describedby={[control['aria-describedby'], 'requisitos-senha'].filter(Boolean).join(' ')}
            />
          )}
        </Field>
        <PasswordChecklist id="requisitos-senha" password={form.watch('password')} />
      </div>
      <Button type="submit" size="lg" busy={signUp.isPending} busyText="Processando...">
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

const link = 'font-medium text-jade-ink underline underline-offset-4';
