import { foldText } from '@meridia/shared/folded-text.ts';
import { everydayWords } from './everyday-words.ts';
import { isListedAsSuch } from './is-word.ts';
import { simplify } from './name-shapes.ts';
import { capitalNames, wordSurnames } from './names-that-are-words.ts';
import type { Word } from './read-words.ts';

/** A person with a known name: the client or the therapist. */
export interface KnownName {
  parts: readonly KnownPart[];
  /** Initials of the parts, in order: "hps". */
  initials: string;
}

interface KnownPart {
  folded: string;
  simple: string;
  /** True for Rosa, Dores, Costa: the name is also a word, and only the words beside it tell which one is meant. */
  isWord: boolean;
}

export function knownName(fullName: string): KnownName {
  const words = (fullName.match(/\p{L}+/gu) ?? [])
    .map(foldText)
    .filter((word) => word.length > 1 && !particles.has(word));
  return {
    parts: words.map((folded) => ({ folded, simple: simplify(folded), isWord: isAlsoAWord(folded) })),
    initials: words.map((word) => word.charAt(0)).join(''),
  };
}

export function isAlsoAWord(folded: string): boolean {
  return isListedAsSuch(folded) || capitalNames.has(folded) || wordSurnames.has(folded) || folded.length < 3;
}

/**
 * Which part of the name this word is: the part itself, in another spelling, as a diminutive ("Aninha"), or shortened ("Gabi").
 */
export function partOf({ parts }: KnownName, word: Word): KnownPart | null {
  return parts.find((part) => isPart(part, word)) ?? null;
}

function isPart({ folded: part, simple, isWord }: KnownPart, { folded, capital, stands, text }: Word): boolean {
  if (folded === part || folded === `${part}s`) return true;
  if (folded.length < 3 || (isAlsoAWord(folded) && !stands)) return false;
  if (simplify(folded) === simple) return true;
  const shouted = text === text.toUpperCase();
  // When the name is also a word, "rosinha" and "rosado" are only other words.
  if (isWord) return capital && !shouted && isSmall(part, folded);
  if (isSmall(part, folded)) return true;
  if (!capital || shouted) return false;
  const isEnd = part.endsWith(folded) && (folded.length >= 4 || !isAlsoAWord(folded));
  const isShort = part.length >= folded.length + 2 && (part.startsWith(folded) || isEnd);
  return isShort || (part.length >= 5 && folded.length >= 5 && isOneSlipApart(simple, simplify(folded)));
}

/** "Dri", "Cris", "Celo" for Adriana, Cristiane, Marcelo: the beginning or the end of a part, where a name is expected. */
export function isShortFor({ parts }: KnownName, { folded }: Word): boolean {
  if (folded.length < 2 || particles.has(folded)) return false;
  return parts.some(
    ({ folded: part }) =>
      part.startsWith(folded) || (folded.length > 2 && part.endsWith(folded)) || isSmall(part, folded),
  );
}

function isSmall(part: string, folded: string): boolean {
  if (isDoubled(part, folded)) return true;
  const [, stem = ''] = /^(.{2,}?)(?:inh[oa]s?|it[oa]s?|uch[oa]|uc[oa]|[ae]c[oa]|ete|[ao]na|ao)$/.exec(folded) ?? [];
  const [, whole = ''] = /^(.{2,}?)z(?:inh[oa]s?|ao|ona|it[oa])$/.exec(folded) ?? [];
  if (whole.length > 2 && (whole === part || whole === part.replace(/[sz]$/, ''))) return true;
  if (stem.length < 2 || everydayWords.has(folded)) return false;
  return [
    `${stem}a`,
    `${stem}o`,
    `${stem}e`,
    stem,
    `${stem.replace(/qu$/, 'c')}a`,
    `${stem.replace(/qu$/, 'c')}o`,
    `${stem}ia`,
    `${stem}io`,
    `${stem.replace(/gu$/, 'g')}a`,
    `${stem.replace(/gu$/, 'g')}o`,
  ].includes(part);
}

/** "Lelê" for Letícia, "Fefê" for Fernanda. */
function isDoubled(part: string, folded: string): boolean {
  const half = folded.slice(0, 2);
  return folded.length === 4 && folded === half + half && part.startsWith(half) && !/^(?:papa|coco|xixi)$/.test(folded);
}

/** One letter more, one less, one different, or two swapped. */
function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

export const particles: ReadonlySet<string> = new Set([
  'da',
  'de',
  'do',
  'das',
  'dos',
  'e',
  'di',
  'del',
  'della',
  'van',
  'von',
  'der',
  'la',
  'las',
  'los',
  'y',
  'd',
]);
