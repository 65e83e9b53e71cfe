import type { Config } from '../../config.ts';

/** What client/src/messages/brand.ts reads from the page's head, by the names it uses. */
export function pageSettings(config: Config): Record<string, string> {
  return {
    'app-name': config.APP_NAME,
    'institute-name': config.INSTITUTE_NAME,
    'institute-cnpj': config.INSTITUTE_CNPJ,
    'support-email': config.SUPPORT_EMAIL,
    'privacy-email': config.PRIVACY_EMAIL,
    'public-url': config.PUBLIC_URL,
    // The name is drawn into the one picture and left out of the other (scripts/build-pictures.ts).
    'share-picture': config.APP_NAME === 'MeridIA' ? 'share.png' : 'share-plain.png',
  };
}

/**
 * Puts settings, or words about the plans, where a prerendered document has `{{name}}`, as HTML text or attribute; where the name was written into an
 * address and is therefore percent-encoded, so is the value.
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
