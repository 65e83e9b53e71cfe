import { extendNames } from './extend-names.ts';
import { markAnnounced } from './mark-announced.ts';
import { markKnown } from './mark-known.ts';
import { markListed } from './mark-listed.ts';
import { isUnknown, type MarkedWords, writesCapitals } from './marked-words.ts';
import { capitalNames } from './names-that-are-words.ts';
import { type KnownName, particles } from './own-names.ts';
import { readWords } from './read-words.ts';
import type { Span } from './span.ts';
import { wordsThatStay } from './what-stays.ts';
import { wordList } from './word-list.ts';

export interface People {
  client: KnownName;
  /** Names of therapist and clinic. */
  others: readonly KnownName[];
}

/** Replace each letter that is already hidden: neither a word nor the end of a sentence. */
const hiddenLetter = '_';
const hiddenContact = '#';

/**
 * Every name of a person, known from the form or told in the text.
 * @param hidden spans that are taken out anyway and are no names. They are skipped; a word right before a telephone number is a
 * name
 */
export function nameSpans(text: string, people: People, hidden: readonly Span[]): Span[] {
  const open = hide(text, hidden);
  const words = readWords(open);
  const marked: MarkedWords = {
    words,
    marks: words.map(() => null),
    stay: wordsThatStay(words),
    isCareful: writesCapitals(words),
  };
  markKnown(marked, people.client, people.others);
  markListed(marked);
  markAnnounced(marked);
  markBeforeContacts(marked, open);
  extendNames(marked, people.client);
  return [...spansOfWords(marked), ...initialSpans(open, people.client)];
}

function hide(text: string, hidden: readonly Span[]): string {
  let open = '';
  for (const { start, end, mark } of [...hidden].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, open.length);
    if (end <= from) continue;
    open += text.slice(open.length, from) + (mark === 'contato' ? hiddenContact : hiddenLetter).repeat(end - from);
  }
  return open + text.slice(open.length);
}

/** "emergência: clara (11) 9…". */
function markBeforeContacts({ words, marks, stay, isCareful }: MarkedWords, open: string): void {
  for (const [at, word] of words.entries()) {
    const isBefore = /^[\s:(–-]{0,3}#/.test(open.slice(word.end, word.end + 4));
    if (
      isBefore &&
      !networks.has(word.folded) &&
      !stay.has(at) &&
      (isUnknown(word, isCareful) || capitalNames.has(word.folded))
    )
      marks[at] ??= 'nome';
  }
}

const networks = wordList(
  'discord twitch strava linkedin skype telegram insta facebook tiktok twitter cracha recibo troco chave conta canal perfil',
);

/** One span for each name, including the small words inside it. */
function spansOfWords({ words, marks }: MarkedWords): Span[] {
  const spans: Span[] = [];
  let lastAt = -1;
  for (const [at, word] of words.entries()) {
    const mark = marks[at];
    if (!mark) continue;
    const last = spans.at(-1);
    const between = words.slice(lastAt + 1, at + 1);
    const isSame =
      between.every(({ gap }) => /^\s+$|^[-’']$|^\s\d{1,2}\s$/.test(gap)) &&
      between.slice(0, -1).every(({ folded }) => particles.has(folded) && folded !== 'e');
    if (last && isSame) last.end = word.end;
    else spans.push({ start: word.start, end: word.end, mark });
    lastAt = at;
  }
  return spans;
}

/** "M. S.", "H.P.": the client's initials. */
function initialSpans(text: string, { initials }: KnownName): Span[] {
  if (initials.length < 2) return [];
  const letters = [...initials].map((letter) => `${letter.toUpperCase()}\\.`);
  const pattern = new RegExp(`(?<![\\p{L}.])${letters.join('\\s?')}(?![\\p{L}])`, 'gu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    mark: 'cliente',
  }));
}
