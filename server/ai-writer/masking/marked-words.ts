import { isListedWord, isWord } from './is-word.ts';
import { particles } from './own-names.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import type { Mark } from './span.ts';

/** The words of a text and the mark of each; a word with null stays. */
export interface MarkedWords {
  words: readonly Word[];
  marks: (Mark | null)[];
  /** Indexes of words that are things, even if they look like names. */
  stay: ReadonlySet<number>;
  /** Sentences of the text begin with capitals, so its names do too. */
  isCareful: boolean;
}

/** Only a space, or the end of a shortened word, stands before the word. */
export function joins(word: Word | undefined): word is Word {
  return word !== undefined && !word.first && /^\s*$|^[-’']$|^\s?\(?[ao]?\)?\.?[ªº]?\.?\s$/.test(word.gap);
}

/** A word that is in no list and has no ending of Portuguese words. @param isCareful the text writes names with capitals */
export function isUnknown({ folded, capital }: Word, isCareful: boolean): boolean {
  return (capital || !isCareful) && folded.length > 3 && !isWord(folded) && !properWords.has(folded);
}

/** Most sentences begin with a capital. */
export function writesCapitals(words: readonly Word[]): boolean {
  const firsts = words.filter(({ first, gap }, at) => at === 0 || (first && /[.!?\n]/.test(gap)));
  const capitals = firsts.filter(({ capital }) => capital);
  return capitals.length / Math.max(1, firsts.length) > 0.6;
}

/** Has a capital for no other reason, and is not known to be a word. */
export function isCapitalOfAName({ folded, stands, text }: Word): boolean {
  const shouted = text.length > 1 && text === text.toUpperCase();
  return (
    stands &&
    !shouted &&
    folded.length > 2 &&
    !isListedWord(folded) &&
    !properWords.has(folded) &&
    !particles.has(folded)
  );
}
