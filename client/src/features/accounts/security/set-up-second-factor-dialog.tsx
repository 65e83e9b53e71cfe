import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { RouterOutputs } from '../../../trpc.ts';
import { trpc } from '../../../trpc.ts';
import { AskPasswordStep } from './ask-password-step.tsx';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { ScanStep } from './scan-step.tsx';

type Setup = RouterOutputs['accounts']['beginSecondFactor'];

/** Three steps: the password, the app with its first code, the recovery codes. Only the last step's own button closes that step. */
export function SetUpSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const utils = trpc.useUtils();

  if (codes) {
    return (
      <Dialog
        open
        dismissable={false}
        onOpenChange={() => {}}
        title="Guarde seus códigos de recuperação"
        description="Se você perder o celular, um deles permite entrar. Cada código vale uma vez, e eles não serão mostrados de novo."
      >
        <RecoveryCodesStep codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={setup ? 'Conecte seu aplicativo' : 'Ativar a verificação em duas etapas'}
      description={
        setup
          ? 'Leia o código com um aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou o gerenciador de senhas do celular.'
          : 'Primeiro, confirme que é você.'
      }
    >
      {setup ? (
        <ScanStep
          setup={setup}
          onCancel={onClose}
          onConfirmed={(recoveryCodes) => {
            setCodes(recoveryCodes);
            void utils.accounts.security.invalidate();
          }}
        />
      ) : (
        <AskPasswordStep onCancel={onClose} onBegun={setSetup} />
      )}
    </Dialog>
  );
}
