import { AlertDialog } from '../ui/alert-dialog.tsx';

interface LeaveDialogProps {
  /** As `useLeaveGuard` gives it. */
  guard: { asking: boolean; stay: () => void; leave: () => void };
  title?: string;
  /** What would be lost. */
  description: string;
  stayText?: string;
}

/** Asks before a screen is left on which something is not saved. */
export function LeaveDialog({
  guard,
  title = 'Sair sem salvar?',
  description,
  stayText = 'Continuar editando',
}: LeaveDialogProps) {
  return (
    <AlertDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title={title}
      description={description}
      confirmText="Sair sem salvar"
      cancelText={stayText}
      tone="danger"
      onConfirm={guard.leave}
    />
  );
}
