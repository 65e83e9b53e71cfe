import { whatsappUrl } from '../../../lib/whatsapp-url.ts';
import { brand } from '../../../messages/brand.ts';

type ShareOutcome = 'shared' | 'cancelled' | 'too-late';

/** Opens the device's share sheet where there is one, else the chat with the client, with the same text, in a new tab. */
export async function shareRelatorio(
  { nome, telefone }: { nome: string; telefone: string },
  url: string,
): Promise<ShareOutcome> {
  const title = shareTitle(nome);
  if (!hasShareSheet()) {
    window.open(chatUrl(telefone, title, url), '_blank', 'noopener');
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
  const probe = new File(['%PDF-1.4'], 'relatorio.pdf', { type: 'application/pdf' });
  return hasShareSheet() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

export function shareTitle(nomeCliente: string): string {
  return `Avaliação energética ${brand.name} – ${nomeCliente}`;
}

/** Without a usable number WhatsApp asks whom to send it to. */
export function chatUrl(telefone: string, title: string, url: string): string {
  return `${whatsappUrl(telefone) ?? 'https://wa.me/'}?text=${encodeURIComponent(`${title}\n${url}`)}`;
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
