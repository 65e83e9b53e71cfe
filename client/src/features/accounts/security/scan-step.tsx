import { useState } from 'react';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { type RouterOutputs, trpc } from '../../../trpc.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { VerificationCodeField } from '../verification-code-field.tsx';
import { CopyButton } from './copy-button.tsx';

interface ScanStepProps {
  setup: RouterOutputs['accounts']['beginSecondFactor'];
  onCancel: () => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The authenticator app reads the QR code, or the person types the key. The app's first code proves that the set-up works. */
export function ScanStep({ setup, onCancel, onConfirmed }: ScanStepProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = trpc.accounts.confirmSecondFactor.useMutation();
  const wrong = readErrorBody(confirm.error)?.code === 'SECOND_FACTOR_INVALID';

  const submit = async () => {
    setMissing(code === '');
    if (code === '' || confirm.isPending) return;
    try {
      const { recoveryCodes } = await confirm.mutateAsync({ code });
      onConfirmed(recoveryCodes);
    } catch {
      // The refusal is shown beside the field or above the buttons.
    }
  };

  return (
    <Form onSubmit={submit}>
      <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
        {/* The margin is white in dark mode too, because QR readers need it. */}
        <img
          src={setup.qrCode}
          alt="Código QR para o aplicativo autenticador"
          className="size-48 justify-self-center rounded-control border border-line bg-white p-2"
        />
        <div className="grid min-w-0 justify-items-start gap-2">
          <p className="text-[0.9375rem] text-ink-soft">
            Está no próprio celular? Digite ou cole esta chave no aplicativo:
          </p>
          <p data-testid="chave" className="font-mono text-[0.9375rem] break-words text-ink">
            {inGroups(setup.secret)}
          </p>
          <CopyButton text={setup.secret} label="Copiar chave" />
        </div>
      </div>
      <VerificationCodeField
        code={code}
        onChange={(next) => {
          setCode(next);
          setMissing(false);
        }}
        recovery={false}
        error={
          missing
            ? 'Informe o código'
            : wrong
              ? 'O código não confere. Digite o que o aplicativo mostra agora.'
              : undefined
        }
      />
      {confirm.error && !wrong && <RefusalNote error={confirm.error} />}
      <FormButtons onCancel={onCancel} submitText="Ativar" busyText="Confirmando..." busy={confirm.isPending} />
    </Form>
  );
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
