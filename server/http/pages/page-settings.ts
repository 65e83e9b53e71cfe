import type { Config } from '../../config.ts';

/** The settings that client/src/messages/brand.ts reads from the page's head, under the same names. */
export function pageSettings(config: Config): Record<string, string> {
  return {
    'app-name': config.APP_NAME,
    'institute-name': config.INSTITUTE_NAME,
    'institute-cnpj': config.INSTITUTE_CNPJ,
    'support-email': config.SUPPORT_EMAIL,
    'privacy-email': config.PRIVACY_EMAIL,
    // Whether clients are asked about artificial intelligence (client/src/lib/ai-abroad.ts).
    'ai-abroad': config.GEMINI_API_KEY ? 'sim' : '',
    // Whether support answers at any hour (client/src/features/subscriptions/use-in-preparation.ts).
    'support-24h': config.SUPPORT_24H_CHANNEL ? 'sim' : '',
    'public-url': config.PUBLIC_URL,
    // One picture shows this name, the other has no name (scripts/build-pictures.ts).
    'share-picture': config.APP_NAME === 'MeridIA' ? 'share.png' : 'share-plain.png',
  };
}

/**
 * Puts settings or words about the plans into a prerendered document wherever it contains `{{name}}`, as HTML text or attribute. If the
 * name is percent-encoded as part of an address, the value is percent-encoded, too.
 */
export function fillSettings(html: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce(
    (filled, [name, value]) =>
      filled
        .replaceAll(`{{${name}}}`, () => escapeHtml(value))
        .replaceAll(encodeURIComponent(`{{${name}}}`), () => encodeURIComponent(value).replaceAll("'", '%27')),
    html,
  );
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
