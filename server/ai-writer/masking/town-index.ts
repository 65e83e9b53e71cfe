import type { Word } from './read-words.ts';
import { townNames } from './town-names.ts';

/** By first and by second word, each with the words that follow; longest first. */
const towns = new Map<string, Map<string, string[][]>>();
/** Usual short forms. */
const shortTowns = [
  'floripa',
  'sampa',
  'bh',
  'beaga',
  'embu',
  'mogi',
  'itaqua',
  'pinda',
  'jampa',
  'poa',
  'ribeirao',
  'aparecida do norte',
];
for (const town of [...townNames, ...shortTowns].sort((a, b) => b.length - a.length)) {
  const [first = '', second = '', ...others] = town.match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  const seconds = towns.get(first) ?? new Map<string, string[][]>();
  seconds.set(second, [...(seconds.get(second) ?? []), others]);
  towns.set(first, seconds);
}

/** Every word of four letters or more in the name of a town. */
export const townWords: ReadonlySet<string> = new Set(townNames.flatMap((town) => town.match(/\p{L}{4,}/gu) ?? []));

/** The last word of the town whose name begins here. */
export function townAt(words: readonly Word[], at: number): number | null {
  const seconds = towns.get(words[at]?.folded.replace(/’/g, "'") ?? '');
  if (!seconds) return null;
  const found = isNextOfTown(words, at + 1)
    ? seconds.get(words[at + 1]?.folded ?? '')?.find((others) => {
        return others.every(
          (other, index) => words[at + 2 + index]?.folded === other && isNextOfTown(words, at + 2 + index),
        );
      })
    : undefined;
  if (found) return at + 1 + found.length;
  return seconds.has('') ? at : null;
}

function isNextOfTown(words: readonly Word[], at: number): boolean {
  return /^(?:[^\S\n]+|-)$/.test(words[at]?.gap ?? '');
}
