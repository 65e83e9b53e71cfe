/** Lower case without accents: what the `busca` columns hold (drizzle/schema/searchable.ts), so that 'tensao' finds 'Tensão'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A name for a file, of letters that every device and mail keeps: 'Helena  Prado' -> 'helena-prado'. Empty when none is left. */
export function fileSlug(text: string, maxLength: number): string {
  return foldText(text.normalize('NFKC'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}
