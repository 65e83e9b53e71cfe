import { z } from 'zod';
import { foldText } from './folded-text.ts';

/** The text that a person typed to find a name. Accents and case do not matter. */
export const searchTextSchema = z.string().trim().max(100);

/** For `like`: the text as typed, anywhere in the column. */
function likePattern(search: string): string {
  return `%${foldText(search).replace(/[\\%_]/g, '\\$&')}%`;
}

/** For `like all`: each word anywhere in the column, in any order. Empty for an empty search. */
export function wordPatterns(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).map(likePattern);
}
