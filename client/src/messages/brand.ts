/**
 * The names of the product and of its institute. They are settings of the server (APP_NAME, INSTITUTE_*), which writes them into
 * the page's head. On a page that the server did not write (tests, dev server) the defaults below apply; they equal those of
 * server/config.ts.
 */
export const brand = {
  name: setting('app-name', 'MeridIA'),
  instituteName: setting('institute-name', 'Instituto MeridIA de Medicina Tradicional Chinesa Ltda.'),
  cnpj: setting('institute-cnpj', '00.000.000/0001-00'),
  supportEmail: setting('support-email', 'suporte@meridia.app.br'),
  privacyEmail: setting('privacy-email', 'privacidade@meridia.app.br'),
} as const;

/** The document's title for a screen. */
export function pageTitle(screen: string): string {
  return `${screen} · ${brand.name}`;
}

function setting(name: string, fallback: string): string {
  // Pages are prerendered before the settings are known. The server inserts the settings when it starts.
  if (import.meta.env.MODE === 'prerender') return `{{${name}}}`;
  if (typeof document === 'undefined') return fallback;
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || fallback;
}
