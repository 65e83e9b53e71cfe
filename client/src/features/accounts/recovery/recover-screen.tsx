import { zodResolver } from '@hookform/resolvers/zod';
import { emailOnlySchema } from '@meridia/shared/account.ts';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Field } from '../../../components/form/field.tsx';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { TextButton } from '../../../components/ui/text-button.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { Message } from '../message.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { SendAgain } from '../send-again.tsx';
import { showAuthError } from '../show-auth-error.ts';
import { useSendLink } from '../use-send-link.ts';

/** The screen before and after the person has asked for a link (docs/PRODUCT.md 2.7). */
export function RecoverScreen() {
  usePageTitle('Recuperar senha');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <AuthFrame back={<BackLink to="/auth">Voltar ao login</BackLink>}>
      {sent ? (
        <Sent email={email} onOtherEmail={() => setSent(false)} />
      ) : (
        <AskForLink
          initialEmail={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
          }}
        />
      )}
    </AuthFrame>
  );
}

function AskForLink({ initialEmail, onSent }: { initialEmail: string; onSent: (email: string) => void }) {
  const form = useForm({ resolver: zodResolver(emailOnlySchema), defaultValues: { email: initialEmail } });
  const { send, busy } = useSendLink('recovery', '');
  const [refusal, setRefusal] = useState<unknown>(null);

  const submit = form.handleSubmit(async ({ email }) => {
    setRefusal(null);
    try {
      await send(email);
    } catch (error) {
      if (readErrorBody(error)?.code === 'TOO_MANY_REQUESTS') setRefusal(error);
      else showAuthError(error, 'Erro ao enviar email de recuperação');
      return;
    }
    toast.success('Email de recuperação enviado! Verifique sua caixa de entrada.');
    onSent(email);
  });

  return (
    <>
      <h1 className="font-serif text-[2rem] leading-tight font-semibold">Recuperar senha</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Informe o email da sua conta. Enviamos um link para você escolher uma nova senha.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {refusal !== null && <RefusalNote error={refusal} />}
        <Field name="email" label="Email" required error={form.formState.errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
          )}
        </Field>
        <Button type="submit" size="lg" busy={busy} busyText="Enviando...">
          Enviar Link de Recuperação
        </Button>
      </form>
    </>
  );
}

function Sent({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  return (
    <Message Icon={MailCheck} title="Verifique seu email">
      <p>
        Se houver uma conta com o email <strong className="font-semibold wrap-anywhere">{email}</strong>, o link para
        escolher uma nova senha chega em alguns minutos. Ele vale por 1 hora.
      </p>
      <p className="text-ink-soft">Não chegou? Olhe também a pasta de spam ou lixo eletrônico.</p>
      <ButtonLink to="/auth" size="lg">
        Voltar ao login
      </ButtonLink>
      <div className="grid gap-1">
        <SendAgain kind="recovery" email={email} />
        <TextButton onClick={onOtherEmail}>Usar outro email</TextButton>
      </div>
    </Message>
  );
}
