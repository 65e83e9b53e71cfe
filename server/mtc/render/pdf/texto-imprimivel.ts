/**
 * Letters of the fonts of server/pdf/fonts: Latin with every accent, Greek, Cyrillic, and the signs of the reports. The serif has
 * them all; other writing (Han, emoji) is left out, because a page of empty boxes says less than a name without its second spelling.
 */
const semLetra =
  /[^\n\u0020-\u007e\u00a0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]+/gu;

/** The same value with every text in it reduced to what can be printed. */
export function imprimivel<T>(value: T): T;
export function imprimivel(value: unknown): unknown {
  if (typeof value === 'string') return limpar(value);
  if (Array.isArray(value)) return value.map((item) => imprimivel(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, imprimivel(item)]));
}

function limpar(texto: string): string {
  const composto = texto.normalize('NFC').replaceAll('\t', ' ');
  if (composto.search(semLetra) < 0) return composto;
  return composto
    .replace(semLetra, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/\( *\)/g, '')
    .replace(/ +([.,;:!?)])/g, '$1')
    .trim();
}
