import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  busy: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

export function LeaveDialog({ open, busy, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title="Sair da anamnese?"
      className="sm:max-w-xl"
      description="O rascunho fica salvo e você pode continuar depois."
      footer={
        <>
          <Button variant="danger" busy={busy} onClick={onDiscard} className="sm:mr-auto">
            Descartar rascunho
          </Button>
          <Button variant="outline" onClick={onLeave}>
            Sair
          </Button>
          <Button onClick={onStay}>Continuar preenchendo</Button>
        </>
      }
    />
  );
}
