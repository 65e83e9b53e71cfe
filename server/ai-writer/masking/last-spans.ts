import type { KnownWords } from './known-words.ts';
import { pointLetters } from './phone-words.ts';
import { type Word, readWords } from './read-words.ts';
import { isNameOfSomebody, remedyWords } from './remedy-lists.ts';
import { wordsForPeople } from './slot-people.ts';
import { wordsForPlaces } from './slot-places.ts';
import { hideSpans, type Span } from './span.ts';
import { townWords } from './town-index.ts';
import { wordsThatStay } from './what-stays.ts';
import { wordList } from './word-list.ts';

/**
 * What the rules for names, places and contacts have left and must not be sent either: ordinary words where a person, a home or a workplace is
 * named, and every word that is in no list of ordinary and clinical words and in no dictionary. Somebody's nickname is in none of them.
 */
export function lastSpans(text: string, spans: readonly Span[], known: KnownWords): Span[] {
  const words = readWords(hideSpans(text, spans));
  const stay = wordsThatStay(words);
  const runOf = (from: number, to: number, mark: Span['mark']): Span => ({
    start: words[from]?.start ?? 0,
    end: words[to]?.end ?? 0,
    mark,
  });
  const answers = new Map<string, boolean>();
  const isKnown = (word: Word) => {
    const before = answers.get(word.text);
    if (before !== undefined) return before;
    const answer = known.isKnown(word);
    answers.set(word.text, answer);
    return answer;
  };
  const remedies = remediesTaken(words, isKnown);
  return [
    ...wordsForPeople(words, known).flatMap((at) => (stay.has(at) ? [] : [runOf(at, at, 'nome')])),
    ...wordsForPlaces(words, known).flatMap(({ from, to }) => (stay.has(from) ? [] : [runOf(from, to, 'endereço')])),
    ...words.flatMap((word, at) => {
      if (stay.has(at) || remedies.has(at) || isBesideDigit(words, at) || isKnown(word)) return [];
      return [runOf(at, at, 'palavra')];
    }),
  ];
}

/** "vb30", "10mg", "hba1c": the letters of a point, a unit or a value. */
function isBesideDigit(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !(/\d$/.test(word.gap) || /^\d/.test(next?.gap ?? ''))) return false;
  return word.folded.length < 3 || pointLetters.has(word.folded);
}

/** "tomo dexilant", "passou ponstan e torsilax": what is taken, in any spelling, as long as it is no name. */
function remediesTaken(words: readonly Word[], isKnown: (word: Word) => boolean): ReadonlySet<number> {
  const found = new Set(remedyWords(words));
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (!before || word.folded.length < 4 || word.first || isName(word.folded)) continue;
    const isTaken = /^[^\S\n]+$/.test(word.gap) && taking.has(before.folded);
    const isNext = found.has(at - 1) && !isKnown(before) && /^\s?[,+/]\s?$/.test(word.gap);
    const isJoined =
      /^[^\S\n]+$/.test(word.gap) && /^(?:e|ou|mais|com)$/.test(before.folded) && found.has(at - 2) && !before.first;
    const isDosed = /^\s?\d+(?:[.,]\d+)?\s?$/.test(words[at + 1]?.gap ?? '') && units.has(words[at + 1]?.folded ?? '');
    if (isTaken || isNext || isJoined || isDosed) found.add(at);
  }
  return found;
}

function isName(folded: string): boolean {
  return isNameOfSomebody(folded) || townWords.has(folded);
}

const taking = wordList(`
  toma tomo tomou tomei tomar tomava tomando usa uso usou usei usar usava usando passou passaram receitou receitaram prescreveu receita suspendi suspendeu parei larguei
  remedio remedios medicamento medicacao comprimido comprimidos capsula capsulas pomada creme gel xarope colirio spray vacina suplemento anticoncepcional injecao gotas antibiotico antialergico
  analgesico antidepressivo calmante adesivo bombinha hormonio insulina shampoo sabonete protetor generico
  como comi comer comia bebo bebi beber bebia almoco almocei janto jantei fritura
`);
const units = wordList('mg mcg ml ui gotas cp cps comp comprimido comprimidos caps capsulas');
