/** The words of a list that is written as text. */
export function wordList(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Small letters without accents, the spelling of all lists here. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
