import { z } from 'zod';
import { foldText } from './folded-text.ts';

/** The text that a person typed to find a name. Accents and case do not matter. */
export const searchTextSchema = z.string().trim().max(100);

/** The words as the `busca` columns have them. Empty for an empty search. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}

/** For `like all`: each word anywhere in the column, in any order. Empty for an empty search. */
export function wordPatterns(search: string): string[] {
  return searchWords(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
