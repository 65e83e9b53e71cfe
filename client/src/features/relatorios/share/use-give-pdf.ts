import { useState } from 'react';
import { fetchReportPdf, saveFile } from '../report-pdf.ts';
import { showPdfError } from '../use-report-pdf.ts';
import { canShareFiles, shareFile } from './share-relatorio.ts';

/** Hands a report's file on: through the device's own sheet where files can be shared, else as a download. */
export function useGivePdf({
  id,
  nomeCliente,
  fotos,
  onGiven,
}: {
  id: string;
  nomeCliente: string;
  fotos: boolean;
  onGiven?: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<File | null>(null);

  const give = async () => {
    setBusy(true);
    try {
      const ready = file ?? (await fetchReportPdf(id, { fotos }));
      setFile(ready);
      if (!canShareFiles()) saveFile(ready);
      // When making the file took longer than a click counts, the next click has it at hand.
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
