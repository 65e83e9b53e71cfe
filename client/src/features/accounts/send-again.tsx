import { useState } from 'react';
import { SupportLinks } from '../../components/feedback/support-links.tsx';
import { Button, type ButtonVariant } from '../../components/ui/button.tsx';
import { formatCountdown } from '../../lib/format-wait.ts';
import { errorMessage } from '../../messages/errors.ts';
import { type LinkKind, useSendLink } from './use-send-link.ts';

interface SendAgainProps {
  kind: LinkKind;
  email: string;
  variant?: ButtonVariant;
  label?: string;
}

/** Sends the link again. Between two sends there is a pause, and the text says how long it lasts. */
export function SendAgain({ kind, email, variant = 'outline', label = 'Enviar o link de novo' }: SendAgainProps) {
  const { send, busy, pauseLeft } = useSendLink(kind, email);
  const [outcome, setOutcome] = useState<'sent' | Error | null>(null);
  const waits = pauseLeft > 0;

  const press = async () => {
    setOutcome(null);
    try {
      await send();
      setOutcome('sent');
    } catch (error) {
      setOutcome(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant={variant}
        busy={busy}
        busyText="Enviando..."
        // The button can be focused during the pause, because its text says how long the pause lasts.
        aria-disabled={busy || waits || undefined}
        className="aria-disabled:opacity-60"
        onClick={() => !waits && press()}
      >
        {label}
      </Button>
      {waits && (
        <p className="text-[0.9375rem] text-ink-soft">Você pode pedir outro em {formatCountdown(pauseLeft)}.</p>
      )}
      <div role="status" className="text-[0.9375rem] font-medium empty:hidden">
        {outcome === 'sent' && <p className="text-jade-ink">Link enviado de novo. Ele chega em alguns minutos.</p>}
        {outcome instanceof Error && <RefusedText error={outcome} waits={waits} />}
      </div>
    </div>
  );
}

function RefusedText({ error, waits }: { error: Error; waits: boolean }) {
  const { title, action } = errorMessage(error);
  // During the pause the action is left out, because the line above already counts down.
  return (
    <p className="text-cinnabar-ink">
      <SupportLinks>{waits ? `${title}.` : `${title}. ${action}`}</SupportLinks>
    </p>
  );
}
