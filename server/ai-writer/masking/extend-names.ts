import { establishments } from './establishment-words.ts';
import { everydayWords } from './everyday-words.ts';
import { isThing } from './is-word.ts';
import { adjectives } from './mark-announced.ts';
import { isCapitalOfAName, isUnknown, joins, type MarkedWords } from './marked-words.ts';
import { isGivenName, isSurname, looksForeign } from './name-shapes.ts';
import { capitalNames, weakNames, wordSurnames } from './names-that-are-words.ts';
import { mayBeCalled } from './nicknames.ts';
import { isAlsoAWord, type KnownName, particles, partOf } from './own-names.ts';
import { kin, personVerbs, titles } from './person-cues.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

/** A marked name also marks the name words beside it: "maria das dores leite", "Zoroastra Silva". */
export function extendNames({ words, marks, stay, isCareful }: MarkedWords, client: KnownName): void {
  const isClients = (at: number, word: Word) => marks[at] === 'cliente' && partOf(client, word) !== null;
  for (let at = 0; at < words.length; at += 1) {
    if (!marks[at]) continue;
    if (isTail(words, at + 1)) marks[at + 1] ??= marks[at] ?? null;
    let next = at + 1;
    while (next < at + 5 && particles.has(words[next]?.folded ?? '') && joins(words[next])) next += 1;
    const word = words[next];
    if (!joins(word) || marks[next] || stay.has(next)) continue;
    if (isClients(at, word) || belongsBehind(word, next - at > 1, isCareful)) marks[next] = marks[at] ?? null;
  }
  for (const at of words.keys()) {
    if (!marks[at]) continue;
    const end = marks[at + 1] ? null : endOfByname(words, at + 1);
    if (end !== null && !stay.has(end)) for (let next = at + 1; next <= end; next += 1) marks[next] = marks[at] ?? null;
  }
  // "Maria Filomena (Filozinha para os íntimos)"
  for (const [at, word] of words.entries()) {
    if (
      marks[at - 1] &&
      !marks[at] &&
      /^\s*\(["“]?$/.test(word.gap) &&
      word.capital &&
      mayBeCalled(word) &&
      !stay.has(at)
    )
      marks[at] = 'nome';
  }
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || marks[at] || stay.has(at) || !marks[at + 1] || !joins(next)) continue;
    if (isClients(at + 1, word) || belongsBefore(word, next, isCareful)) marks[at] = marks[at + 1] ?? null;
  }
}

/**
 * "José Filho", "ZE NETO", "Zeca da oficina", "Tonhão da Kombi", "Jorge 5 Cordas": an addition that tells two people of the same
 * name apart.
 */
function isTail(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return false;
  if (/^\s\d{1,2}\s$/.test(word.gap)) return word.stands;
  if (!joins(word) || !generations.has(word.folded)) return false;
  const isShouted = word.text === word.text.toUpperCase();
  return (word.capital && !isShouted) || !/^(?:d[aeo]s?|com|mais|que|unico|unica|tem)$/.test(next?.folded ?? '');
}

const generations = wordList('filho neto junior jr sobrinho segundo terceiro');

/** "da farmácia", "da Van": small words after a name that say where people know the person from. */
function endOfByname(words: readonly Word[], at: number): number | null {
  const [particle, word] = [words[at], words[at + 1]];
  if (!joins(particle) || !joins(word) || !/^d[ao]s?$/.test(particle.folded)) return null;
  const isKnown =
    knownFrom.has(word.folded) || (establishments.has(word.folded) && !kin.has(word.folded) && word.folded !== 'casa');
  if (isKnown || (word.stands && !properWords.has(word.folded) && word.text !== word.text.toUpperCase())) {
    let end = at + 1;
    while (/^-$/.test(words[end + 1]?.gap ?? '')) end += 1;
    return end;
  }
  return null;
}

const knownFrom = wordList(
  'coluna van moto obra venda feira banca topic roca boleia esquina laje massagem agulha banana peixe verdura gas pamonha acai pipoca picole cuscuz tapioca cabeleireira costura unha marmita lotacao kombi caminhao taxi uber correio rua bica ponte barraca praia',
);

function belongsBehind(word: Word, isJoined: boolean, isCareful: boolean): boolean {
  const { folded, capital } = word;
  if (
    !isJoined &&
    word.stands &&
    word.text !== word.text.toUpperCase() &&
    ![personVerbs, kin, titles].some((list) => list.has(folded))
  )
    return true;
  if (wordSurnames.has(folded) && properWords.has(folded)) return capital;
  if (folded.length < 2 || [properWords, personVerbs, kin, titles].some((list) => list.has(folded))) return false;
  if (wordSurnames.has(folded) || (capitalNames.has(folded) && !adjectives.has(folded)))
    return capital || !isJoined || weakNames.has(folded);
  if (isSurname(folded) || isGivenName(folded)) return true;
  if (isCapitalOfAName(word)) return !isThing(folded);
  return !isJoined && isUnknown(word, isCareful);
}

function belongsBefore(word: Word, next: Word, isCareful: boolean): boolean {
  const { folded, capital } = word;
  const isName = capitalNames.has(folded) && !adjectives.has(folded);
  if (isName && isSurname(next.folded)) return true;
  if (bynames.has(folded)) return true;
  if (kin.has(folded) || titles.has(folded) || everydayWords.has(folded)) return false;
  if (isUnknown(word, isCareful) && !isAlsoAWord(folded))
    return capital || isSurname(next.folded) || looksForeign(next.folded) || isUnknown(next, isCareful);
  if (isCapitalOfAName(word)) return next.capital;
  return next.capital && (isName || (capital && (wordSurnames.has(folded) || capitalNames.has(folded))));
}

/** A title or similar word before a name in any letters: "ZE PEDRO", "Nego Drama". */
const bynames = wordList('ze nego nega mane tonho chico');
