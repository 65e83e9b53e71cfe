import type { FotoKind } from '@meridia/shared/foto.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { LiveLinks } from './live-links.tsx';
import { NewLink } from './new-link.tsx';
import { SharePdf } from './share-pdf.tsx';

interface ShareDialogProps {
  id: string;
  nomeCliente: string;
  /** Photos that the report was written from. */
  fotos: readonly FotoKind[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Two ways to give a report away. Each says who can then read the report. */
export function ShareDialog({ id, nomeCliente, fotos, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Compartilhar o relatório"
      description={`Entregue o relatório de ${nomeCliente} por um link que você pode encerrar, ou como arquivo.`}
      className="sm:max-w-xl"
    >
      <NewLink id={id} nomeCliente={nomeCliente} />
      <SharePdf id={id} nomeCliente={nomeCliente} fotos={fotos} />
      <LiveLinks id={id} />
    </Dialog>
  );
}
