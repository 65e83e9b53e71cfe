import type { KnownWords } from './known-words.ts';
import { isDevotion } from './place-cues.ts';
import { readWords, type Word } from './read-words.ts';
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
      if (stay.has(at) || remedies.has(at) || isBesideDigit(words, at) || isSaint(words, at) || isKnown(word))
        return [];
      return [runOf(at, at, 'palavra')];
    }),
  ];
}

/** "semana de São José": a day or a prayer. The rules for names have left it. */
function isSaint(words: readonly Word[], at: number): boolean {
  return /^(?:sao|santo|santa)$/.test(words[at - 1]?.folded ?? '') && isDevotion(words, at - 1);
}

/** "vb30", "10mg", "hba1c": the letters of a point, a unit or a value. */
function isBesideDigit(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !(/\d$/.test(word.gap) || /^\d/.test(next?.gap ?? ''))) return false;
  return word.folded.length < 3 || (word.folded.length === 3 && !isName(word.folded));
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
  adesivo almocei almoco analgesico antialergico antibiotico anticoncepcional antidepressivo beber bebi bebia bebo
  bombinha calmante capsula capsulas colirio comer comi comia comprimido comprimidos creme fritura gel generico
  gotas hormonio injecao insulina jantei janto medicacao medicamento parei passaram passou pomada prescreveu
  protetor receita receitaram receitou remedio remedios sabonete shampoo spray suplemento suspendeu suspendi toma
  tomando tomar tomava tomei tomo tomou usa usando usar usava usei uso usou vacina xarope
`);
const units = wordList('mg mcg ml ui gotas cp cps comp comprimido comprimidos caps capsulas');
