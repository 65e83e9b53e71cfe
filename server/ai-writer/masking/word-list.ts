/** The words of a list written as text. */
export function wordList(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Small letters without accents, as all lists here are written. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
