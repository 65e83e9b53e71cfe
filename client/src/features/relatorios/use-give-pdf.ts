import type { Documento } from '@meridia/shared/carta.ts';
import { useState } from 'react';
import { fetchReportPdf, saveFile } from './report-pdf.ts';
import { canShareFiles, shareFile } from './share/share-relatorio.ts';
import { showPdfError } from './use-report-pdf.ts';

interface GivenPdf {
  id: string;
  nomeCliente: string;
  documento?: Documento;
  fotos?: boolean;
  onGiven?: () => void;
}

/** Shares a paper through the device's share sheet where files can be shared, else downloads it. */
export function useGivePdf({ id, nomeCliente, documento = 'terapeuta', fotos = false, onGiven }: GivenPdf) {
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<File | null>(null);

  const give = async () => {
    setBusy(true);
    try {
      const ready = file ?? (await fetchReportPdf(id, { documento, fotos, entrega: true }));
      setFile(ready);
      if (!canShareFiles()) saveFile(ready);
      // A browser shares files only shortly after a click. If making the file took longer, the next click shares the finished file.
      else if ((await shareFile(nomeCliente, ready)) === 'too-late') return;
      else setFile(null);
      onGiven?.();
    } catch (error) {
      showPdfError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, ready: file !== null && canShareFiles(), give, forget: () => setFile(null) };
}
