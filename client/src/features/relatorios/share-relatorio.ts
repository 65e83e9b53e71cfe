import { brand } from '../../messages/brand.ts';

export type ShareOutcome = 'shared' | 'cancelled';

/** The device's own share sheet where there is one; else WhatsApp with the same text in a new tab. */
export async function shareRelatorio(nomeCliente: string, url: string): Promise<ShareOutcome> {
  const title = shareTitle(nomeCliente);
  if (typeof navigator.share !== 'function') {
    window.open(chatUrl(title, url), '_blank', 'noopener');
    return 'shared';
  }
  try {
    await navigator.share({ title, text: title, url });
    return 'shared';
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}

export function shareTitle(nomeCliente: string): string {
  return `Diagnóstico ${brand.name} – ${nomeCliente}`;
}

export function chatUrl(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
