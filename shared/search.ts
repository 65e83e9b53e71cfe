import { z } from 'zod';

/** What somebody typed to find a name by; accents and case make no difference. */
export const searchTextSchema = z.string().trim().max(100);

/** Lower case without accents: what the `busca` columns hold (drizzle/schema/searchable.ts). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** For `like`: the words as typed, anywhere in the text. */
export function likePattern(search: string): string {
  return `%${foldText(search).replace(/[\\%_]/g, '\\$&')}%`;
}

/** For `like all`: each word anywhere in the text, in any order. None for an empty search. */
export function wordPatterns(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).map(likePattern);
}
