/** Lower case without accents, as in the `busca` columns (drizzle/schema/searchable.ts), so that 'tensao' finds 'Tensão'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A file name from letters that every device and mail program keeps: 'Helena  Prado' -> 'helena-prado'. Empty when no letter is left. */
export function fileSlug(text: string, maxLength: number): string {
  return foldText(text.normalize('NFKC'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}
