/**
 * Whether clients are asked about a provider of artificial intelligence abroad: only where one is configured. The server writes it into
 * the page's head (server/http/pages/page-settings.ts).
 */
export function asksForAi(): boolean {
  return document.querySelector('meta[name="ai-abroad"]')?.getAttribute('content') === 'sim';
}
