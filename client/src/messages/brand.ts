/** The one place of the product's name and of who stands behind it (decisions.md, "Product name"). */
export const brand = {
  name: import.meta.env.VITE_APP_NAME || 'MeridIA',
  instituteName: import.meta.env.VITE_INSTITUTE_NAME || 'Instituto MeridIA de Medicina Tradicional Chinesa Ltda.',
  cnpj: import.meta.env.VITE_INSTITUTE_CNPJ || '00.000.000/0001-00',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL || 'suporte@meridia.app.br',
  privacyEmail: import.meta.env.VITE_PRIVACY_EMAIL || 'privacidade@meridia.app.br',
} as const;

/** The document's title for a screen. */
export function pageTitle(screen: string): string {
  return `${screen} · ${brand.name}`;
}
