import { brand } from '../../../messages/brand.ts';

type ShareOutcome = 'shared' | 'cancelled' | 'too-late';

/** Opens the device's share sheet where there is one, else WhatsApp with the same text in a new tab. */
export async function shareRelatorio(nomeCliente: string, url: string): Promise<ShareOutcome> {
  const title = shareTitle(nomeCliente);
  if (!hasShareSheet()) {
    window.open(chatUrl(title, url), '_blank', 'noopener');
    return 'shared';
  }
  return openSheet({ title, text: title, url });
}

export function shareFile(nomeCliente: string, file: File): Promise<ShareOutcome> {
  return openSheet({ title: shareTitle(nomeCliente), files: [file] });
}

export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

export function canShareFiles(): boolean {
  const probe = new File(['%PDF-1.4'], 'diagnostico.pdf', { type: 'application/pdf' });
  return hasShareSheet() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

export function shareTitle(nomeCliente: string): string {
  return `Diagnóstico ${brand.name} – ${nomeCliente}`;
}

export function chatUrl(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}

async function openSheet(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'too-late';
    throw error;
  }
}
