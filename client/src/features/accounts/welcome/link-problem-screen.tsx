import { zodResolver } from '@hookform/resolvers/zod';
import { emailOnlySchema } from '@meridia/shared/account.ts';
import { MailCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Message } from '../message.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { SendAgain } from '../send-again.tsx';
import { useSendLink } from '../use-send-link.ts';

export type LinkProblem = 'LINK_INVALID' | 'LINK_EXPIRED' | 'LINK_USED';

/** Says why a confirmation link did not work, and what to do next. */
export function LinkProblemScreen({ problem, email }: { problem: LinkProblem; email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (problem === 'LINK_USED') {
    return (
      <Message Icon={MailCheck} title="Este link já foi usado">
        <p>Seu email já está confirmado. Entre com seu email e sua senha.</p>
        <ButtonLink to="/auth" size="lg" className="justify-self-start">
          Entrar
        </ButtonLink>
      </Message>
    );
  }
  if (sentTo !== null) return <NewLinkSent email={sentTo} />;
  return (
    <Message Icon={Unlink} title={problem === 'LINK_EXPIRED' ? 'Este link expirou' : 'Este link não é válido'}>
      <p>
        {problem === 'LINK_EXPIRED'
          ? 'Os links de confirmação valem por 48 horas. Peça outro: ele chega em alguns minutos.'
          : 'Ele pode ter sido copiado pela metade. Abra-o direto do email, ou peça outro aqui.'}
      </p>
      <AskForLink initialEmail={email} onSent={setSentTo} />
      <p className="text-[0.9375rem] text-ink-soft">Já confirmou seu email? Então é só entrar.</p>
      <ButtonLink to="/auth" variant="outline" className="justify-self-start">
        Entrar
      </ButtonLink>
    </Message>
  );
}

function AskForLink({ initialEmail, onSent }: { initialEmail: string; onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(emailOnlySchema), defaultValues: { email: initialEmail } });
  const { send, busy } = useSendLink('confirmation', '');
  const [refusal, setRefusal] = useState<unknown>(null);
  const submit = form.handleSubmit(async ({ email }) => {
    setRefusal(null);
    try {
      await send(email);
      onSent(email);
    } catch (error) {
      setRefusal(error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {refusal !== null && <RefusalNote error={refusal} />}
      <Field name="email" label="Email do cadastro" required error={form.formState.errors.email?.message}>
        {(control) => (
          <Input {...control} {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy} busyText="Enviando...">
        Enviar um novo link
      </Button>
    </form>
  );
}

function NewLinkSent({ email }: { email: string }) {
  return (
    <Message Icon={MailCheck} title="Verifique seu email">
      <p>
        Se houver uma conta à espera de confirmação com o email{' '}
        <strong className="font-semibold wrap-anywhere">{email}</strong>, o novo link chega em alguns minutos.
      </p>
      <p className="text-ink-soft">Não chegou? Olhe também a pasta de spam ou lixo eletrônico.</p>
      <SendAgain kind="confirmation" email={email} />
      <ButtonLink to="/auth" variant="ghost" className="justify-self-start">
        Ir para o login
      </ButtonLink>
    </Message>
  );
}
