import { isShouted, readRun } from './capital-runs.ts';
import { isListedWord, isThing, isWord } from './is-word.ts';
import { isGivenName, isSurname } from './name-shapes.ts';
import { isPetShape } from './nicknames.ts';
import { kin, titles } from './person-cues.ts';
import { isDevotion, isLivingNear, isRightBehindHome } from './place-cues.ts';
import { placesThatStay } from './place-words.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { isOfNames, stops } from './small-establishments.ts';
import type { Span } from './span.ts';
import { townAt } from './town-index.ts';
import { wordList } from './word-list.ts';

/** Quarters named together with a town: "Moema, São Paulo", "São Paulo, na Moema". */
export function besides(words: readonly Word[], from: number, to: number): Span[] {
  const spans: Span[] = [];
  const next = words[to + 1];
  if (next && !next.first && /^(?:\s*,\s*|\s+|\s[–-]\s)$/.test(next.gap)) {
    const isLocal = /^n[ao]$/.test(next.folded);
    const run = readRun(words, isLocal ? to + 2 : to + 1);
    const head = words[isLocal ? to + 2 : to + 1];
    const isList = /,|[–-]/.test(next.gap) && !isLocal;
    if (run && head?.capital && (isLocal || isList) && mayBeQuarter(head, !isLocal))
      spans.push(placeSpan(words, run.from, run.to));
  }
  const whole = wholeName(words, from);
  if (whole !== null) spans.push(placeSpan(words, whole, from));
  const [town, before] = [words[from], words[from - 1]];
  if (town && before?.capital && !before.first && /^\s*(?:,|\s[–-])\s*$/.test(town.gap)) {
    let start = from - 1;
    while (
      start > 0 &&
      words[start]?.stands &&
      /^[^\S\n]+$/.test(words[start]?.gap ?? '') &&
      words[start - 1]?.capital &&
      !words[start - 1]?.first
    )
      start -= 1;
    const head = words[start];
    const isAfterPlace =
      /^(?:n[ao]|em|d[aeo]|bairro|moradia|mora|vila)$/.test(words[start - 1]?.folded ?? '') ||
      /^\s*,\s*$/.test(head?.gap ?? '');
    if (head && isAfterPlace && mayBeQuarter(head, true)) spans.push(placeSpan(words, start, from - 1));
  }
  return spans;
}

/** "Bom Pastor de Uberaba", "no Regional de Sobral": an establishment named with its town. */
function wholeName(words: readonly Word[], from: number): number | null {
  if (words[from - 1]?.text !== 'de') return null;
  let start = from - 2;
  const isOfName = (at: number) =>
    words[at]?.stands === true && !isShouted(words[at] ?? { text: '' }) && /^[^\S\n]+$/.test(words[at + 1]?.gap ?? '');
  while (start > 0 && isOfName(start) && isOfName(start - 1)) start -= 1;
  const isNamed = isOfName(start) && (start < from - 2 || /^n[ao]$/.test(words[start - 1]?.folded ?? ''));
  const head = words[start];
  return isNamed && head && ![kin, titles, placesThatStay].some((list) => list.has(head.folded)) ? start : null;
}

function mayBeQuarter(head: Word, isLoose: boolean): boolean {
  const { folded } = head;
  if ([properWords, placesThatStay, kin, titles].some((list) => list.has(folded)) || isShouted(head)) return false;
  return !isLoose || !isThing(folded);
}

/** "Escola Raio de Luar, Monte Castelo": the name after a place and a comma. */
export function quarterBehind(words: readonly Word[], at: number): number | null {
  const head = words[at];
  if (!head?.capital || head.first || !/^\s?[,–-]\s?$/.test(head.gap)) return null;
  const run = readRun(words, at);
  const isSeveral = run !== null && run.to > at && words[at + 1]?.capital === true;
  return run && mayBeQuarter(head, !isSeveral && townAt(words, at) === null) ? run.to : null;
}

/** "Moema, rua das Acácias". */
export function quarterBefore(words: readonly Word[], at: number): number | null {
  const [head, next] = [words[at], words[at + 1]];
  if (!head?.capital || isThing(head.folded) || !mayBeQuarter(head, false) || !next || !/^\s?,\s$/.test(next.gap))
    return null;
  return /^(?:r|rua|av|avenida|al|alameda|travessa|estrada|quadra|qd)$/.test(next.folded) ? at : null;
}

/** "mora em pensão no Planalto", "Mora Monte Castelo", "aluga casa no Vista Bela". */
export function quarterAt(words: readonly Word[], at: number): number | null {
  const [head, before] = [words[at], words[at - 1]];
  if (!head?.capital || head.first || isShouted(head) || !before || !/^[^\S\n]+$/.test(head.gap)) return null;
  const isDirect = /^(?:mora|moro|reside|resido|moram|moradia|bairro)$/.test(before.folded);
  if (!isDirect && !/^(?:n[ao]s?|em|pro|pra|ao)$/.test(before.folded)) return null;
  const run = readRun(words, at);
  if (!run || !mayBeQuarter(head, false)) return null;
  const names = words.slice(run.from, run.to + 1).filter(({ capital }) => capital);
  if (isDirect || isLivingNear(words, at)) return run.to;
  // "na Rocinha": a diminutive with a capital that is no known word.
  if (/^n[ao]$/.test(before.folded) && head.stands && isPetShape(head) && !isListedWord(head.folded)) return run.to;
  const isStrange =
    names.length > 1 &&
    !isDevotion(words, at) &&
    (quarterHeads.has(head.folded) || names.some(({ folded }) => !isWord(folded) && !properWords.has(folded)));
  return isStrange && /^n[ao]s?$/.test(before.folded) && !placesThatStay.has(names[0]?.folded ?? '') ? run.to : null;
}

/** "moro no jd florido", "studio lis na santa clara", "casa no tatuquara": the same without capitals. */
export function smallQuarter(words: readonly Word[], at: number, ends: ReadonlySet<number>): number | null {
  const [before, head, next] = [words[at - 1], words[at], words[at + 1]];
  if (!head || head.first || head.gap !== ' ' || !before || !/^(?:[nd][ao]|em)$/.test(before.folded)) return null;
  if (before.first || (stops.has(head.folded) && head.folded !== 'pq') || isDevotion(words, at)) return null;
  // "rua b do conjunto esperança", but not "perto do trapiche".
  const isOf = /^d/.test(before.folded);
  const isBehindPlace = !isOf && (isRightBehindHome(words, at) || ends.has(words[at - 2]?.end ?? -1));
  const isHome = isBehindPlace || (!isOf && isLivingNear(words, at));
  const isSeveral = next?.gap === ' ' && !stops.has(next.folded) && !/^(?:d[aeo]s?|e)$/.test(next.folded);
  const isHeaded = isHome
    ? smallHeads.has(head.folded)
    : /^(?:jardim|jd|vila|vl|parque|pq|conjunto|santa|santo|sao)$/.test(head.folded);
  if (isHeaded && isSeveral) {
    const isName = isGivenName(next.folded) || isSurname(next.folded) || isOfNames(next.folded);
    if (isHome || isName || /^(?:jd|vl|pq)$/.test(head.folded)) return at + 1;
  }
  // A word that no list knows is a place only close to where somebody lives.
  const isClose = isBehindPlace || (!isOf && isLivingNear(words, at, 6));
  const isUnknown = !isWord(head.folded) && head.folded.length > 4 && !isGivenName(head.folded);
  return isClose && isUnknown && ![properWords, placesThatStay].some((list) => list.has(head.folded)) ? at : null;
}

const smallHeads = wordList(
  'vila vl jardim jd parque pq morro conjunto agua aguas alto santa santo sao barra ponta monte campo porto bela boa bom novo nova setor residencial cidade',
);

const quarterHeads = wordList(
  'alto alta vila jardim cidade morro parque conjunto ponta barra praia campo monte boa bela novo nova porto lagoa ilha serra santo santa sao casa rio vale',
);

export function placeSpan(words: readonly Word[], from: number, to: number): Span {
  return { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0, mark: 'endereço' };
}
