import type { Documento } from '@meridia/shared/carta.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { isNetworkFailure } from '../../lib/app-error.ts';
import { errorMessage } from '../../messages/errors.ts';
import { fetchReportPdf, saveFile } from './report-pdf.ts';

/** Downloads papers of a report. Without a network it opens the browser's print dialog for the report on the screen. */
export function useReportPdf(id: string, versao?: number) {
  const [busy, setBusy] = useState(false);
  const download = async (documento: Documento = 'terapeuta') => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchReportPdf(id, { documento, fotos: true, ...(versao !== undefined && { versao }) }));
    } catch (error) {
      if (isNetworkFailure(error) && documento === 'terapeuta') printInstead();
      else showPdfError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

export function showPdfError(error: unknown): void {
  const { title, action } = errorMessage(error);
  toast.error(`O PDF não pôde ser baixado: ${title}`, { id: 'pdf', description: action });
}

function printInstead(): void {
  toast.info('Sem conexão com o servidor', {
    id: 'pdf',
    description: 'Na impressão do seu aparelho, escolha "Salvar como PDF".',
  });
  window.print();
}
