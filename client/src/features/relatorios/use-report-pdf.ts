import type { Documento } from '@meridia/shared/carta.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { isNetworkFailure } from '../../lib/app-error.ts';
import { errorMessage } from '../../messages/errors.ts';
import { openForPrint, openPrintTab } from './print-tab.ts';
import { fetchReportPdf, saveFile } from './report-pdf.ts';

/** Downloads papers of a report, and opens its pages for printing. */
export function useReportPdf(id: string, versao?: number) {
  const [busy, setBusy] = useState(false);
  const fetchPaper = (documento: Documento) =>
    fetchReportPdf(id, { documento, fotos: true, ...(versao !== undefined && { versao }) });
  const download = async (documento: Documento = 'terapeuta') => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchPaper(documento));
    } catch (error) {
      showPdfError(error);
    } finally {
      setBusy(false);
    }
  };
  const print = async () => {
    if (busy) return;
    if (!navigator.onLine) {
      showPrintError(noNetwork, 'As páginas são feitas no servidor. Conecte-se e toque em Imprimir de novo.');
      return;
    }
    const tab = openPrintTab();
    setBusy(true);
    try {
      openForPrint(tab, await fetchPaper('terapeuta'));
    } catch (error) {
      tab?.close();
      const { title, action } = errorMessage(error);
      showPrintError(isNetworkFailure(error) ? noNetwork : title, action);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download, print };
}

export function showPdfError(error: unknown): void {
  const { title, action } = errorMessage(error);
  toast.error(`O PDF não pôde ser baixado: ${title}`, { id: 'pdf', description: action });
}

const noNetwork = 'Sem conexão com o servidor';

function showPrintError(title: string, description: string | undefined): void {
  toast.error(`As páginas não puderam ser abertas: ${title}`, { id: 'pdf', description });
}
