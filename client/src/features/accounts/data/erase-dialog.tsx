import { eraseWord } from '@meridia/shared/account.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { TextButton } from '../../../components/ui/text-button.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { forgetAccount } from '../../../lib/forget-account.ts';
import { announceSessionChange } from '../../../lib/session-events.ts';
import { errorFields } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { rememberUser } from '../remembered-user.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface EraseDialogProps {
  onClose: () => void;
  onExport: () => void;
  userId: string;
}

export function EraseDialog({ onClose, onExport, userId }: EraseDialogProps) {
  const [word, setWord] = useState('');
  const erase = trpc.accounts.erase.useMutation();
  const filledIn = word.trim() === eraseWord;
  const refusedWord = errorFields(erase.error).confirmation;

  const submit = async (proof: { password: string; code?: string }) => {
    try {
      await erase.mutateAsync({ ...proof, confirmation: word });
    } catch (error) {
      // UNAUTHENTICATED means that another tab has just erased the account, so the wish is fulfilled.
      if (readErrorBody(error)?.code !== 'UNAUTHENTICATED') return;
    }
    rememberUser(null);
    await forgetAccount(userId);
    announceSessionChange('signed-out');
    // Shown after the sign-out, because a sign-out removes the toasts from the screen.
    toast.success('Sua conta foi excluída', {
      description: 'Seus dados e os dos seus clientes foram apagados. Obrigado por ter usado o aplicativo.',
      duration: 15_000,
    });
  };

  return (
    <ProofDialog
      title="Excluir minha conta?"
      description="Tudo é apagado na hora, em todos os aparelhos, e não há como desfazer."
      filledIn={filledIn}
      cancelText="Manter minha conta"
      submitText="Excluir tudo"
      busyText="Excluindo..."
      variant="accent"
      busy={erase.isPending}
      error={erase.error}
      refusalText="Nada foi excluído."
      onClose={onClose}
      onProof={(proof) => void submit(proof)}
    >
      {(tried) => (
        <>
          <EraseConsequences />
          <TextButton onClick={onExport} className="-my-2">
            Exportar meus dados antes
          </TextButton>
          <Field
            label={`Escreva ${eraseWord} para confirmar`}
            required
            error={refusedWord ?? (tried && !filledIn ? `Escreva ${eraseWord}, em letras maiúsculas` : undefined)}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                value={word}
                onChange={(event) => setWord(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </ProofDialog>
  );
}

/** Lists everything that an erasure removes, because nobody can look it up afterwards. */
function EraseConsequences() {
  return (
    <div className="grid gap-3 rounded-control bg-cinnabar-soft p-4 text-[0.9375rem]">
      <p className="font-semibold text-cinnabar-ink">O que deixa de existir</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>Todas as avaliações, com respostas, relatórios e fotos dos seus clientes</li>
        <li>As consultas de evolução e os rascunhos</li>
        <li>Os links compartilhados, que param de abrir na hora</li>
        <li>Seu plano: uma assinatura paga é cancelada na hora e não há novas cobranças</li>
        <li>Seu perfil, sua clínica e sua logo</li>
      </ul>
      <p>
        <strong className="font-semibold">A guarda dos prontuários é sua.</strong> A Lei 13.787/2018 pede que eles sejam
        mantidos por pelo menos 20 anos a partir do último registro. Exporte seus dados antes e guarde o arquivo.
      </p>
      <p>
        Ficam apenas códigos e horários, sem nomes e sem dados de saúde: o registro de acessos, o do que a administração
        fez na conta, com o motivo, e, por 12 meses, um código do seu email que não permite lê-lo: com ele, um novo
        cadastro não recebe de novo os diagnósticos gratuitos.
      </p>
    </div>
  );
}
