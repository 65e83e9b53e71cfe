import { writesCapitals } from './marked-words.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

/** Indexes of the first and the last word. */
export interface Run {
  from: number;
  to: number;
}

/**
 * Whether a text uses capitals as books do, writes everything in capitals, or uses none. The meaning of a capital depends on it.
 */
export type Style = 'careful' | 'shouted' | 'small';

export function styleOf(words: readonly Word[]): Style {
  const long = words.filter(({ text }) => text.length > 3);
  const share = (test: (word: Word) => boolean) => long.filter(test).length / Math.max(1, long.length);
  if (share(isShouted) > 0.6) return 'shouted';
  return writesCapitals(words) ? 'careful' : 'small';
}

export function isShouted({ text }: Pick<Word, 'text'>): boolean {
  return text.length > 1 && text === text.toUpperCase();
}

const small = /^(?:d[aeo]s?|e|y|del|della)$/;
/** The full stop of these words does not end a name: "E.E. Prof. Lauro". */
const shortened = wordList(
  'prof profa dr dra d sr sra pe ir irm sto sta n s st cel cap ten gen mal maj pres gov sen dep ver eng vl jd pq hosp esc e m col pça av mons pde fr vla dep',
);

/**
 * A name of several words that begins here: "Tia Lurdinha", "Monte Azul", "Tavares & Lobo", "Raio de Luar". Small words may stand
 * before its first word: "da Velha Guarda".
 */
export function readRun(
  words: readonly Word[],
  from: number,
  isCapital: (word: Word) => boolean = capitalized,
): Run | null {
  let to = -1;
  for (let at = from; at < words.length && at < from + 12; at += 1) {
    const word = words[at];
    if (!word || (at > from && !continues(words, at))) break;
    if (isCapital(word)) to = at;
    else if (!small.test(word.text) || (to < 0 && at > from) || small.test(words[at - 1]?.text ?? '')) break;
  }
  return to < 0 ? null : { from, to };
}

export function capitalized({ capital }: Word): boolean {
  return capital;
}

function continues(words: readonly Word[], at: number): boolean {
  const { gap } = words[at] ?? { gap: '' };
  if (/^(?:[^\S\n]+|[-’']|\s?&\s?|\s\/\s?)$/.test(gap)) return true;
  return /^\.[^\S\n]?$/.test(gap) && shortened.has(words[at - 1]?.folded ?? '');
}

/** Whether the word belongs to the same sentence as the word before. */
export function isSameSentence({ gap, first }: Word): boolean {
  return !first || !/[.!?;:\n]/.test(gap);
}
