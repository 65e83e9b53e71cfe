import { passwordNotAccepted } from '@meridia/shared/password.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../../components/form/form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { errorFields } from '../../../messages/errors.ts';
import { Message } from '../message.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { keepsAllRules } from '../password-checklist.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { useConfirmWithPassword } from './use-confirm-link.ts';

interface OwnPasswordScreenProps {
  token: string;
  account: { email: string; nomeCompleto: string };
}

/** Shown when the link is opened in a browser that did not sign up. The mailbox's owner chooses the password that the account keeps. */
export function OwnPasswordScreen({ token, account: { email, nomeCompleto } }: OwnPasswordScreenProps) {
  const [password, setPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const confirm = useConfirmWithPassword(token);
  const form = useFocusFirstInvalid(attempts, confirm.error);
  const missing = !keepsAllRules(password, [nomeCompleto, email]);
  const refused = errorFields(confirm.error).password;

  const submit = () => {
    setAttempts((count) => count + 1);
    if (!confirm.isPending && !missing) confirm.mutate(password);
  };

  return (
    <Message Icon={KeyRound} title="Informe a sua senha">
      <p>
        Falta pouco. Você abriu o link em outro aparelho ou navegador: digite a senha que escolheu no cadastro, ou
        escolha outra.
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        Não foi você quem fez o cadastro? Escolha uma senha nova: quem o fez perde o acesso.
      </p>
      <Form ref={form} onSubmit={submit}>
        <div className="grid gap-1.5">
          <label htmlFor="conta" className="font-semibold">
            Email
          </label>
          {/* Password managers store the password under this address. */}
          <Input id="conta" type="email" autoComplete="username" value={email} readOnly />
        </div>
        <NewPasswordField
          label="Senha"
          password={password}
          ownTexts={[nomeCompleto, email]}
          error={refused ?? (attempts > 0 && missing ? passwordNotAccepted : undefined)}
          refused={refused !== undefined || (attempts > 0 && missing)}
          input={{
            name: 'password',
            value: password,
            onChange: (event) => {
              setPassword(event.target.value);
              if (confirm.error) confirm.reset();
            },
          }}
        />
        {confirm.error && !refused && <RefusalNote error={confirm.error} />}
        <Button type="submit" size="lg" busy={confirm.isPending} busyText="Confirmando...">
          Confirmar e entrar
        </Button>
      </Form>
    </Message>
  );
}
