import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { PasswordInput } from '../../../components/form/password-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { useSetupAdmin } from './use-setup-admin.ts';

export interface SetupFormProps {
  email: string;
  /** The server was started with SETUP_ADMIN_SECRET. */
  secretRequired: boolean;
  onSessionInvalid: () => void;
}

export function SetupForm({ email, secretRequired, onSessionInvalid }: SetupFormProps) {
  const [secret, setSecret] = useState('');
  const [tried, setTried] = useState(false);
  const setup = useSetupAdmin(onSessionInvalid);

  const submit = () => {
    setTried(true);
    if (setup.busy || (secretRequired && secret === '')) return;
    void setup.run(secretRequired ? secret : undefined);
  };

  return (
    <Card>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>
          A conta <strong className="font-semibold wrap-anywhere">{email}</strong> passa a ver todas as contas,
          avaliações e planos, e a usar o sistema sem limite. Depois disso, outros administradores são promovidos no
          painel.
        </p>
        {secretRequired && (
          <Field
            label="Chave de instalação"
            hint="O valor de SETUP_ADMIN_SECRET, definido por quem instalou o sistema."
            required
            error={
              setup.wrongSecret
                ? 'A chave de instalação não confere.'
                : tried && !secret
                  ? 'Informe a chave'
                  : undefined
            }
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="off"
                value={secret}
                onChange={(event) => setSecret(event.target.value)}
              />
            )}
          </Field>
        )}
        <Button
          type="submit"
          size="lg"
          icon={<ShieldCheck aria-hidden />}
          busy={setup.busy}
          busyText="Configurando..."
          className="justify-self-start"
        >
          Tornar-me Administrador
        </Button>
      </form>
    </Card>
  );
}
