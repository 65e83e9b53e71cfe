import { Button } from '../../components/ui/button.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { errorTexts } from '../../messages/errors.ts';
import type { PlanRefusal } from './use-reprocess.ts';

interface PlanRefusalDialogProps {
  refusal: PlanRefusal | null;
  onClose: () => void;
}

/** Says why the present plan does not allow the report to be made again, and links to the plans. */
export function PlanRefusalDialog({ refusal, onClose }: PlanRefusalDialogProps) {
  if (!refusal) return null;
  const { title, action } = errorTexts[refusal];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={`${action} A anamnese e as fotos desta avaliação continuam guardadas.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <ButtonLink to="/plans">Ver Planos</ButtonLink>
        </>
      }
    />
  );
}
