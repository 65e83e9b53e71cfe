import { isShouted, type Style, styleOf } from './capital-runs.ts';
import { isListedAsSuch, isListedWord, isThing, isWord } from './is-word.ts';
import { isGivenName, isSurname } from './name-shapes.ts';
import { wordSurnames } from './names-that-are-words.ts';
import {
  hasState,
  homes,
  isDevotion,
  isGoingTo,
  isLivingNear,
  isNearHome,
  isOfAThing,
  isOfTown,
  isRightBehindHome,
  locative,
} from './place-cues.ts';
import { placesThatStay, townsThatAreWords } from './place-words.ts';
import { properWords } from './proper-words.ts';
import { besides, placeSpan, quarterAt, quarterBefore, quarterBehind, smallQuarter } from './quarters.ts';
import type { Word } from './read-words.ts';
import type { Span } from './span.ts';
import { townAt } from './town-index.ts';

/**
 * Towns of Brazil wherever a text means them, and the quarters beside them: "em Birigui", "Moema, São Paulo", "mora no Planalto".
 * @param places spans that are already found: a quarter or a town may follow their comma
 */
export function townSpans(text: string, words: readonly Word[], places: readonly Span[]): Span[] {
  const style = styleOf(words);
  const spans: Span[] = [];
  const ends = new Set(places.map(({ end }) => end));
  for (let at = 0; at < words.length; at += 1) {
    const to = townAt(words, at);
    if (to !== null && isMeant(text, words, { from: at, to, style })) {
      const end = isRenamed(words, to + 1) ? to + 1 : to;
      spans.push(...besides(words, at, to), placeSpan(words, at, end));
      ends.add(words[end]?.end ?? -1);
      at = end;
      continue;
    }
    const isBehindPlace = at > 0 && ends.has(words[at - 1]?.end ?? -1);
    const quarter =
      quarterAt(words, at) ??
      (isBehindPlace ? quarterBehind(words, at) : null) ??
      quarterBefore(words, at) ??
      (style === 'careful' ? null : smallQuarter(words, at, ends));
    if (quarter !== null) {
      spans.push(placeSpan(words, at, quarter));
      ends.add(words[quarter]?.end ?? -1);
      at = quarter;
    }
  }
  return spans;
}

/** "goiás velho". */
function isRenamed(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return word?.gap === ' ' && /^(?:velh|nov)[ao]$/.test(word.folded) && next?.gap !== ' ';
}

/** "Fortaleza-Teresina": a route. @param right the word behind the hyphen */
function isJoinedToTown(words: readonly Word[], other: number, right: Word | undefined): boolean {
  return (
    right !== undefined && /^[-–]$/.test(right.gap) && words[other]?.capital === true && townAt(words, other) === other
  );
}

interface Found {
  from: number;
  to: number;
  style: Style;
}

function isMeant(text: string, words: readonly Word[], { from, to, style }: Found): boolean {
  const [first, last, before] = [words[from], words[to], words[from - 1]];
  if (!first || !last) return false;
  if (hasState(text.slice(last.end, last.end + 8))) return true;
  if (/^,\s*$/.test(words[to + 1]?.gap ?? '') && words[to + 1]?.folded === 'interior') return true;
  const prep = first.first && from > 0 && !/^[\s(]*$/.test(first.gap) ? '' : (before?.folded ?? '');
  const isLocal = locative.test(prep);
  const isBound = isLocal && isNearHome(words, from);
  if (isOfTown(words, from)) return true;
  if (isDevotion(words, from) || isOfAThing(words[/^d[aeo]$/.test(prep) ? from - 2 : from - 1])) return false;
  const name = words.slice(from, to + 1).map(({ folded }) => folded);
  if (first.capital && (isJoinedToTown(words, to + 1, words[to + 1]) || isJoinedToTown(words, from - 1, first)))
    return true;
  const isShort = name.length === 1 && (first.folded.length < 4 || isAmbiguous(first.folded));
  if (!first.capital || isShouted(first)) {
    if (style === 'careful') return false;
    // Without capitals, a town counts only when it is no word, or when it stands where a place stands.
    const isHome = isLocal && isLivingNear(words, from);
    const isThere = isGoingTo(words, from) || isRightBehindHome(words, from);
    if (name.length > 1) return isHome || isThere || /^(?:em|pra)$/.test(prep);
    if (
      isThere &&
      ![properWords, placesThatStay].some((list) => list.has(first.folded)) &&
      !isListedAsSuch(first.folded)
    )
      return true;
    if (isShort)
      return (
        isHome &&
        homes.test(prep) &&
        !(prep === 'em' ? isListedWord(first.folded) : isWord(first.folded)) &&
        !townsThatAreWords.has(first.folded) &&
        !properWords.has(first.folded)
      );
    return (
      first.folded.length > 4 && (isHome || /^(?:em|pra)$/.test(prep) || (prep === 'de' && first.folded.length > 5))
    );
  }
  if (!last.capital) return false;
  if (name.length > 1) return true;
  if (!isShort && first.first && !first.gap.includes('(')) return !joinsOn(words[to + 1]) && !isRemedy(words, from);
  if (!isShort) return !isRemedy(words, from);
  // "mora no Descanso", but not "perda de Vitalidade" or "no Natal".
  if (placesThatStay.has(first.folded)) return isBound;
  if (townsThatAreWords.has(first.folded) && !isBound) return false;
  if (isBound) return true;
  // "Nefroclínica de Cascavel"
  const named = words[from - 2];
  if (prep === 'de' && first.stands && named?.stands === true && !isShouted(named) && !isListedWord(named.folded))
    return true;
  return first.stands && /^(?:em|pra|para)$/.test(prep) && !isListedWord(first.folded);
}

/** Towns with the name of a thing, a person or a month. */
function isAmbiguous(folded: string): boolean {
  return (
    isThing(folded) ||
    isGivenName(folded) ||
    isSurname(folded) ||
    wordSurnames.has(folded) ||
    townsThatAreWords.has(folded) ||
    placesThatStay.has(folded)
  );
}

/** Whether the sentence continues without a pause: "Pequi dá azia" is about the fruit, "Birigui, casa própria" about the town. */
function joinsOn(next: Word | undefined): boolean {
  return next !== undefined && /^[^\S\n]+$/.test(next.gap) && !/^(?:[A-Z]{2}|-)$/.test(next.text);
}

/** A word before a dose is no town. */
function isRemedy(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return word !== undefined && /\d/.test(next?.gap ?? '') && /^(?:mg|mcg|ml|g|cp|comp|gotas)$/.test(next?.folded ?? '');
}
