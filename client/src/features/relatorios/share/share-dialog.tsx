import type { FotoKind } from '@meridia/shared/foto.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { LiveLinks } from './live-links.tsx';
import { NewLink } from './new-link.tsx';
import { ShareCarta } from './share-carta.tsx';
import { SharePdf } from './share-pdf.tsx';

interface ShareDialogProps {
  id: string;
  nomeCliente: string;
  /** Photos that the report was written from. */
  fotos: readonly FotoKind[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The letter to the client first, then two ways to give the whole report away. Each says who can then read it. */
export function ShareDialog({ id, nomeCliente, fotos, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Compartilhar o relatório"
      description={`O que ${nomeCliente} deve receber: a carta, em palavras simples, ou o relatório inteiro?`}
      className="sm:max-w-xl"
    >
      <ShareCarta id={id} nomeCliente={nomeCliente} />
      <NewLink id={id} nomeCliente={nomeCliente} />
      <SharePdf id={id} nomeCliente={nomeCliente} fotos={fotos} />
      <LiveLinks id={id} />
    </Dialog>
  );
}
