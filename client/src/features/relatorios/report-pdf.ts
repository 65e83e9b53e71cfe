import type { Documento } from '@meridia/shared/carta.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { RequestRefused } from '../../lib/app-error.ts';

// Making a PDF takes a second or two, and longer when others wait. The server refuses the request before this time is over
// (server/pdf/print-line.ts).
const timeoutMs = 50_000;

/**
 * Downloads a paper of the therapist's own report as a file.
 * @param fotos false for a report that is given away; the letter and the sheet have none
 * @param versao a version by its number; by default the one that the screen shows
 * @param entrega the file is given away, so it holds what a link would show
 * @throws RequestRefused with the server's words; TypeError when the network failed
 */
export async function fetchReportPdf(
  id: string,
  {
    fotos = false,
    documento = 'terapeuta',
    versao,
    entrega = false,
  }: { fotos?: boolean; documento?: Documento; versao?: number; entrega?: boolean },
): Promise<File> {
  const query = new URLSearchParams({
    documento,
    fotos: fotos ? 'sim' : 'nao',
    ...(versao !== undefined && { versao: String(versao) }),
    ...(entrega && { uso: 'entrega' }),
  });
  const address = `/api/relatorios/${id}/pdf?${query}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    // `isNetworkFailure` recognises a lost network by this message.
    throw new TypeError('Failed to fetch');
  });
  if (!response.ok) {
    const body = errorBodySchema.safeParse(await response.json().catch(() => null));
    throw body.success ? new RequestRefused(response.status, body.data) : new Error(`PDF: ${response.status}`);
  }
  const name = fileNameOf(response.headers.get('content-disposition')) ?? 'relatorio.pdf';
  return new File([await response.blob()], name, { type: 'application/pdf' });
}

export function fileNameOf(contentDisposition: string | null): string | null {
  return /filename="([^"]+)"/.exec(contentDisposition ?? '')?.[1] ?? null;
}

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
