import type { SetupProof } from '@meridia/shared/account-roles.ts';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { PasswordInput } from '../../../components/form/password-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useSetupAdmin } from './use-setup-admin.ts';

interface SetupFormProps {
  email: string;
  /** What else this installation requires. */
  proof: SetupProof;
  onSessionInvalid: () => void;
}

export function SetupForm({ email, proof, onSessionInvalid }: SetupFormProps) {
  const [secret, setSecret] = useState('');
  const [tried, setTried] = useState(false);
  const setup = useSetupAdmin(onSessionInvalid);

  const submit = () => {
    setTried(true);
    if (setup.busy || (proof !== 'none' && secret.trim() === '')) return;
    void setup.run(proof === 'none' ? undefined : secret);
  };

  return (
    <Card>
      <Form onSubmit={submit}>
        <p>
          A conta <strong className="font-semibold wrap-anywhere">{email}</strong> passa a ver todas as contas e planos
          e uma lista das avaliações, que não abre, e a usar o sistema sem limite. Depois disso, outros administradores
          são promovidos no painel.
        </p>
        {proof !== 'none' && (
          <Field
            label={looks[proof].label}
            hint={looks[proof].hint}
            required
            error={setup.wrongSecret ? looks[proof].wrong : tried && !secret.trim() ? looks[proof].missing : undefined}
          >
            {(control) => {
              const Control = looks[proof].Control;
              return (
                <Control
                  {...control}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  value={secret}
                  onChange={(event) => setSecret(event.target.value)}
                />
              );
            }}
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
      </Form>
    </Card>
  );
}

const looks = {
  secret: {
    Control: PasswordInput,
    label: 'Chave de instalação',
    hint: 'O valor de SETUP_ADMIN_SECRET, definido por quem instalou o sistema.',
    wrong: 'A chave de instalação não confere.',
    missing: 'Informe a chave',
  },
  code: {
    Control: Input,
    label: 'Código de configuração',
    hint: 'São 16 letras e números, no texto que o servidor mostra ao ligar: no terminal em que foi iniciado ou no registro (log) do contêiner.',
    wrong: 'O código não confere. Copie-o do texto que o servidor mostrou da última vez que foi ligado.',
    missing: 'Informe o código',
  },
} as const;
