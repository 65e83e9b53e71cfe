import { isListedWord, isWord } from './is-word.ts';
import { particles } from './own-names.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import type { Mark } from './span.ts';

/** The words of a text, and for each the mark it gets; null: it stays. */
export interface MarkedWords {
  words: readonly Word[];
  marks: (Mark | null)[];
  /** Places of words that are things, whatever they look like. */
  stay: ReadonlySet<number>;
  /** Sentences begin with capitals: so do names, then. */
  isCareful: boolean;
}

/** Nothing but a space, or what ends a shortened word, stands before it. */
export function joins(word: Word | undefined): word is Word {
  return word !== undefined && !word.first && /^\s*$|^[-’']$|^\s?\(?[ao]?\)?\.?[ªº]?\.?\s$/.test(word.gap);
}

/** A word of no list and of no ending that Portuguese words have. @param isCareful the text writes names with capitals */
export function isUnknown({ folded, capital }: Word, isCareful: boolean): boolean {
  return (capital || !isCareful) && folded.length > 3 && !isWord(folded) && !properWords.has(folded);
}

/** Most sentences begin with a capital. */
export function writesCapitals(words: readonly Word[]): boolean {
  const firsts = words.filter(({ first, gap }, at) => at === 0 || (first && /[.!?\n]/.test(gap)));
  const capitals = firsts.filter(({ capital }) => capital);
  return capitals.length / Math.max(1, firsts.length) > 0.6;
}

/** Written with a capital where none belongs, and no word that is known to be one. */
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
