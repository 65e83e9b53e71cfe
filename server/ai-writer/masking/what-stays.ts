import { eponymousThings, eponyms } from './eponyms.ts';
import { kin, titles } from './person-cues.ts';
import { pinyinWords } from './pinyin.ts';
import { countries } from './place-words.ts';
import type { Word } from './read-words.ts';
import { isBeforeDose, isNameOfSomebody, remedyWords } from './remedy-lists.ts';

/** The indexes of words that look like names but are remedies, formulas, tests or saints. */
export function wordsThatStay(words: readonly Word[]): ReadonlySet<number> {
  const stay = new Set([...pinyinWords(words), ...remedyWords(words)]);
  for (const at of words.keys()) {
    if (isWithDigits(words, at) || isCountry(words, at) || isEponym(words, at, stay) || isHoly(words, at, stay)) {
      stay.add(at);
    }
  }
  return stay;
}

/** "Nasceu em Israel", but not "o Israel disse". */
function isCountry(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word?.capital || !countries.has(word.folded)) return false;
  return !isNameOfSomebody(word.folded) || /^(?:em|para|pra)$/.test(words[at - 1]?.folded ?? '');
}

/** "HbA1c", "B12". */
function isWithDigits(words: readonly Word[], at: number): boolean {
  // In "filho Lucas6 anos" a space is missing.
  if (isNameOfSomebody(words[at]?.folded ?? '')) return false;
  return /^\d/.test(words[at + 1]?.gap ?? '') || /\d$/.test(words[at]?.gap ?? '');
}

/** "teste de Finkelstein", "Hoehn e Yahr 3", "bota de Unna", "Dix-Hallpike +". */
function isEponym(words: readonly Word[], at: number, stay: ReadonlySet<number>): boolean {
  const [two, one, word, next] = [words[at - 2], words[at - 1], words[at], words[at + 1]];
  if (!word?.capital) return false;
  const joined = /^(?:\s+|-|\s?[/&]\s?)$/.test(word.gap);
  if (joined && one?.folded === 'de' && eponymousThings.has(two?.folded ?? ''))
    return eponyms.has(word.folded) || !isNameOfSomebody(word.folded);
  if (joined && eponymousThings.has(one?.folded ?? '')) return eponyms.has(word.folded);
  if (joined && /^[-/]$/.test(word.gap.trim()) && stay.has(at - 1)) return true;
  if (joined && one?.folded === 'e' && stay.has(at - 2) && eponyms.has(word.folded)) return true;
  if (!eponyms.has(word.folded)) return false;
  if (isNameOfSomebody(word.folded))
    return isBeforeDose(words, at) && !(joined && (kin.has(one?.folded ?? '') || titles.has(one?.folded ?? '')));
  if (joined && (kin.has(one?.folded ?? '') || titles.has(one?.folded ?? ''))) return false;
  const isNamed =
    joined &&
    /^(?:d[ao]|com|e|a|o)$/.test(one?.folded ?? '') &&
    (kin.has(two?.folded ?? '') || titles.has(two?.folded ?? ''));
  // "Thomas Schmidt" is a person: after an eponym no other part of a name follows.
  return (
    !isNamed &&
    !(next?.capital === true && /^[^\S\n]+$/.test(next.gap) && !eponyms.has(next.folded) && !stay.has(at - 1))
  );
}

/** "Nossa Senhora do Perpétuo Socorro", "terço de Fátima", "Divino Pai Eterno". */
function isHoly(words: readonly Word[], at: number, stay: ReadonlySet<number>): boolean {
  const [three, two, one, word] = [
    words[at - 3]?.folded ?? '',
    words[at - 2]?.folded ?? '',
    words[at - 1]?.folded ?? '',
    words[at],
  ];
  if (!word?.capital || !/^[^\S\n]+$/.test(word.gap)) return false;
  if (/^d[aeo]s?$/.test(one) && ((two === 'senhora' && three === 'nossa') || (one === 'de' && prayed.test(two))))
    return true;
  if (one === 'senhora' && two === 'nossa') return true;
  return (one === 'divino' && word.folded === 'pai') || (stay.has(at - 1) && /^(?:senhora|perpetuo|pai)$/.test(one));
}

const prayed = /^(?:terco|novena|romaria|devota|devoto|imagem|festa)$/;
