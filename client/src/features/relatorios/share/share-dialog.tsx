import type { FotoKind } from '@meridia/shared/foto.ts';
import { type EstadoDaAssinatura, naoRevisado } from '@meridia/shared/parecer.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { formatShortDate } from '../../../lib/format.ts';
import { LiveLinks } from './live-links.tsx';
import { NewLink } from './new-link.tsx';
import { ShareCarta } from './share-carta.tsx';
import { SharePdf } from './share-pdf.tsx';

interface ShareDialogProps {
  id: string;
  nomeCliente: string;
  /** Photos that the report was written from. */
  fotos: readonly FotoKind[];
  assinatura: EstadoDaAssinatura;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The letter to the client first, then two ways to give the whole report away. Each says who can then read it. */
export function ShareDialog({ id, nomeCliente, fotos, assinatura, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Compartilhar o relatório"
      description={`O que ${nomeCliente} deve receber: a carta, em palavras simples, ou o relatório inteiro?`}
      className="sm:max-w-xl"
    >
      <ShareCarta id={id} nomeCliente={nomeCliente} />
      <p className="rounded-control bg-sunken p-4">{whatIsGiven(assinatura)}</p>
      <NewLink id={id} nomeCliente={nomeCliente} />
      <SharePdf id={id} nomeCliente={nomeCliente} fotos={fotos} />
      <LiveLinks id={id} />
    </Dialog>
  );
}

/** Says whether it is the signed version that leaves. */
function whatIsGiven({ assinada, refeitoDepois, emRevisao }: EstadoDaAssinatura): string {
  if (!assinada)
    return `${naoRevisado}: é o que vai escrito no relatório. Para enviar assinado, revise e assine antes.`;
  const { numero } = assinada.assinatura;
  const newer = refeitoDepois || emRevisao ? ' O que mudou depois só vai quando você assinar a nova versão.' : '';
  return `Vai a versão ${numero}, assinada em ${formatShortDate(assinada.assinatura.em)}.${newer}`;
}
