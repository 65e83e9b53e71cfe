import { foldText } from '@meridia/shared/folded-text.ts';
import { brandNames } from './brand-names.ts';
import { everydayWords } from './everyday-words.ts';
import { extendNames } from './extend-names.ts';
import { markAnnounced } from './mark-announced.ts';
import { markIntroduced } from './mark-introduced.ts';
import { markKnown } from './mark-known.ts';
import { markListed } from './mark-listed.ts';
import { isUnknown, type MarkedWords, writesCapitals } from './marked-words.ts';
import { capitalNames } from './names-that-are-words.ts';
import { type KnownName, particles } from './own-names.ts';
import { kin, titles } from './person-cues.ts';
import { properWords } from './proper-words.ts';
import { readWords } from './read-words.ts';
import { hideSpans, type Span, spansOf } from './span.ts';
import { wordsThatStay } from './what-stays.ts';
import { wordList } from './word-list.ts';

export interface People {
  client: KnownName;
  /** Names of therapist and clinic. */
  others: readonly KnownName[];
}

/**
 * Every name of a person, known from the form or told in the text.
 * @param hidden spans that are taken out anyway and are no names. They are skipped; a word right before a telephone number is a
 * name
 */
export function nameSpans(text: string, people: People, hidden: readonly Span[]): Span[] {
  const open = hideSpans(text, hidden);
  const words = readWords(open);
  const marked: MarkedWords = {
    words,
    marks: words.map(() => null),
    stay: wordsThatStay(words),
    isCareful: writesCapitals(words),
  };
  markKnown(marked, people.client, people.others);
  markIntroduced(marked, people.client);
  markListed(marked);
  markAnnounced(marked);
  markBeforeContacts(marked, open);
  extendNames(marked, people.client);
  return [
    ...spansOfWords(marked).map((span) => withInitials(open, span, people.client)),
    ...initialSpans(open, people.client),
    ...spansOf(open, initialsOfSomebody, 'nome', ({ groups }) => isSomebody(groups?.who ?? '')),
  ];
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
  'discord twitch strava linkedin skype telegram insta facebook tiktok twitter cracha recibo troco chave conta canal perfil crea crp crm coren cress creci crefito',
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

/** "H. Vilela", "CAMPOS, HEITOR V.", "Heitor V. Campos": the letters of a name that is written out only in part. */
function withInitials(text: string, span: Span, client: KnownName): Span {
  const { start, end } = span;
  const [before = ''] = initialsBefore.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
  const { 0: behind = '', groups } = initialsBehind.exec(text.slice(end, end + 40)) ?? {};
  const surname = groups?.surname ?? '';
  const isClients = client.parts.some(({ folded }) => folded === foldText(surname));
  const after = isClients ? behind : behind.slice(0, behind.length - surname.length);
  return { ...span, start: start - before.length, end: end + after.trimEnd().length };
}

/** "Vitamina D. Maria dorme": no letter of Maria. */
const initialsBefore =
  /(?<!(?:[Vv]it|[Vv]itamina|[Hh]epatite|[Gg]rupo|[Tt]ipo|[Cc]lasse|[Bb]loco)\s)(?<![\p{L}\d.])(?:\p{Lu}\.\s?){1,3}$/u;
const initialsBehind =
  /^(?:\s?\p{Lu}\.(?!\p{L}\p{L}))(?:\s?\p{Lu}\.(?!\p{L}\p{L})){0,2}(?:\s(?<surname>\p{Lu}\p{L}+))?/u;

/** "M. S.", "H.P.", "HVC": the client's initials. */
function initialSpans(text: string, { initials }: KnownName): Span[] {
  if (initials.length < 2) return [];
  const capitals = initials.toUpperCase();
  const dotted = [...capitals].map((letter) => `${letter}\\.`).join('\\s?');
  // "PCR" and "TSH" are tests, whoever has such a name.
  const isBare = initials.length > 2 && ![properWords, brandNames, everydayWords].some((list) => list.has(initials));
  const pattern = new RegExp(`(?<![\\p{L}.])(?:${dotted}${isBare ? `|${capitals}` : ''})(?![\\p{L}])`, 'gu');
  return spansOf(text, pattern, 'cliente');
}

/** "Filho P.H. Neto": the initials of somebody else. */
const initialsOfSomebody =
  /(?<!\p{L})(?<who>\p{L}+)\.?:?\s(?<hidden>(?:\p{Lu}\.\s?){1,4}(?:J[úu]nior|Jr|Filho|Neto)?)(?!\p{L})/gu;

function isSomebody(word: string): boolean {
  return kin.has(foldText(word)) || titles.has(foldText(word));
}
