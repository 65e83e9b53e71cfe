import type { SessionUser } from '@meridia/shared/account.ts';
import { useState } from 'react';
import { Field } from '../../components/form/field.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { announceSessionChange } from '../../lib/session-events.ts';
import { errorMessage } from '../../messages/errors.ts';
import { useLogin } from './use-login.ts';

/** Asks for the password over the screen that stays as it was (decisions.md, beyond the spec, 1). */
export function SessionExpired({ user }: { user: SessionUser }) {
  const [password, setPassword] = useState('');
  const login = useLogin();
  const leave = () => announceSessionChange('signed-out');

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title="Sua sessão expirou"
      description="Digite sua senha para continuar de onde parou. O que você digitou continua nesta tela."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (password && !login.isPending) login.mutate({ email: user.email, password });
        }}
      >
        <p className="text-ink-soft">
          Conta: <span className="font-medium break-all text-ink">{user.email}</span>
        </p>
        {/* Password managers choose the account by this field. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="Senha" error={login.error ? errorMessage(login.error).title : undefined}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={leave}>
            Sair da Conta
          </Button>
          <Button type="submit" busy={login.isPending} busyText="Entrando...">
            Continuar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
