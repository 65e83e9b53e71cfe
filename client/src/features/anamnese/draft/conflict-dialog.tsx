import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import type { OtherVersion } from './open-draft.ts';

interface ConflictDialogProps {
  other: OtherVersion | null;
  onUseOther: () => void;
  onKeepThis: () => void;
}

/**
 * Two devices changed the draft, and only the person knows which version counts. Both choices are visible, and the dialog does not
 * close without a choice.
 */
export function ConflictDialog({ other, onUseOther, onKeepThis }: ConflictDialogProps) {
  if (!other) return null;
  const nome = other.start.values.dadosAnamnese.nomeCliente;
  return (
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title="Este rascunho foi alterado em outro aparelho"
      description={`A outra versão${nome ? ` (${nome})` : ''} foi salva em ${formatDateTime(other.updatedAt)}. Escolha com qual continuar; a outra é substituída.`}
      cancelText="Usar a outra versão"
      onCancel={onUseOther}
      confirmText="Manter esta"
      onConfirm={onKeepThis}
    />
  );
}
