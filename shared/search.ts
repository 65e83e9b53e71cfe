import { z } from 'zod';
import { foldText } from './folded-text.ts';

/** What somebody typed to find a name by; accents and case make no difference. */
export const searchTextSchema = z.string().trim().max(100);

/** For `like`: the words as typed, anywhere in the text. */
function likePattern(search: string): string {
  return `%${foldText(search).replace(/[\\%_]/g, '\\$&')}%`;
}

/** For `like all`: each word anywhere in the text, in any order. None for an empty search. */
export function wordPatterns(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).map(likePattern);
}
