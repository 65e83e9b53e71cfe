/**
 * The chat with this number. A number of ten or eleven digits is Brazilian without its country code; a longer one has a country code.
 * @returns null for a number that no telephone network has
 */
export function whatsappUrl(telefone: string): string | null {
  const digits = telefone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length === 10 || digits.length === 11) return `https://wa.me/55${digits}`;
  return digits.length >= 12 && digits.length <= 15 ? `https://wa.me/${digits}` : null;
}
