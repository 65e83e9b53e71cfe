import { useEffect, useRef, useState } from 'react';
import { Field } from '../../components/form/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { TextButton } from '../../components/ui/text-button.tsx';

interface VerificationCodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** False where only the app's code is accepted, as during the set-up. */
  recovery?: boolean;
  autoFocus?: boolean;
}

/** Six digits of the authenticator app; a link switches to one of the recovery codes. */
export function VerificationCodeField({
  code,
  onChange,
  error,
  recovery = true,
  autoFocus = false,
}: VerificationCodeFieldProps) {
  const [byRecovery, setByRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const look = byRecovery ? looks.recovery : looks.app;

  // A refused code is usually mistyped or expired, so the next code replaces it.
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);

  const swap = () => {
    setByRecovery(!byRecovery);
    onChange('');
    input.current?.focus();
  };

  return (
    <div>
      <Field label={look.label} hint={look.hint} required error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            autoFocus={autoFocus}
            inputMode={look.inputMode}
            autoComplete={look.autoComplete}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={code}
            onChange={(event) => onChange(byRecovery ? event.target.value : sixDigits(event.target.value))}
            className={byRecovery ? '' : 'max-w-64 text-xl tracking-[0.15em] tabular-nums'}
          />
        )}
      </Field>
      {recovery && (
        <TextButton onClick={swap} className="mt-1">
          {look.swap}
        </TextButton>
      )}
    </div>
  );
}

const looks = {
  app: {
    label: 'Código de 6 números',
    hint: 'Abra seu aplicativo autenticador e digite o código que ele mostra agora.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    swap: 'Usar um código de recuperação',
  },
  recovery: {
    label: 'Código de recuperação',
    hint: 'Um dos 10 códigos que você guardou. Cada um vale uma vez.',
    inputMode: 'text',
    autoComplete: 'off',
    swap: 'Usar o código do aplicativo',
  },
} as const;

/** '123 456', as apps show and copy it, is '123456'. */
export function sixDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6);
}
