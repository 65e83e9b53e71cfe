/** '39,90', 'R$ 1.039,90' or '39' as centavos; null when it is no amount. */
export function readPrice(text: string): number | null {
  const match = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,(\d{2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]?.replaceAll('.', '')) * 100 + Number(match[2] ?? 0);
}
