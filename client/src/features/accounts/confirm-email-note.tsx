import { MailCheck, MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TextButton } from '../../components/ui/text-button.tsx';
import { SendAgain } from './send-again.tsx';

export interface AwaitedConfirmation {
  email: string;
  /** True when the person can sign in only after opening the link. */
  required: boolean;
}

interface ConfirmEmailNoteProps {
  awaited: AwaitedConfirmation;
  /** Another tab of this browser opened the link. */
  confirmed: boolean;
  onWrongEmail: () => void;
}

/** Says where the link was sent and what to do if it does not arrive. The note stays after the toast is gone. */
export function ConfirmEmailNote({ awaited, confirmed, onWrongEmail }: ConfirmEmailNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading takes the focus again when its text changes.
  useEffect(() => heading.current?.focus(), [confirmed]);
  const Icon = confirmed ? MailCheck : MailOpen;

  return (
    <section aria-labelledby="confirme-seu-email" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2
        id="confirme-seu-email"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 font-serif text-xl leading-snug font-semibold focus:outline-none"
      >
        <Icon aria-hidden className="size-6 shrink-0 text-jade-ink" strokeWidth={1.5} />
        {confirmed ? 'Email confirmado' : 'Confirme seu email'}
      </h2>
      {confirmed ? (
        <p>Tudo certo. Entre com sua senha para começar.</p>
      ) : (
        <Waiting awaited={awaited} onWrongEmail={onWrongEmail} />
      )}
    </section>
  );
}

function Waiting({ awaited: { email, required }, onWrongEmail }: Omit<ConfirmEmailNoteProps, 'confirmed'>) {
  return (
    <>
      <p>
        Abra o link que enviamos para <strong className="font-semibold wrap-anywhere">{email}</strong>, neste ou em
        outro aparelho. {required ? 'Depois disso você já pode entrar.' : 'Enquanto isso, você já pode entrar.'}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">Não chegou? Olhe também a pasta de spam ou lixo eletrônico.</p>
      <div className="grid gap-1">
        <SendAgain kind="confirmation" email={email} />
        <TextButton onClick={onWrongEmail}>Usei o email errado</TextButton>
      </div>
    </>
  );
}
