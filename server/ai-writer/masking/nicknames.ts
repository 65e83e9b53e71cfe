import { isListedAsSuch, isListedWord, isThing } from './is-word.ts';
import { joins } from './marked-words.ts';
import { humanVerbs, kin, professions } from './person-cues.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

/** A person with a short or made-up name: "Ju refere", "o Calango", "a Carminha", "Tuca, manicure", "Toninho, o marido". */
export function isNickname(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word?.capital || isListedAsSuch(word.folded) || properWords.has(word.folded)) return false;
  if (isGivenAsName(words, at)) return true;
  const isShouted = word.text === word.text.toUpperCase();
  if (isShouted) return word.folded.length > 4 && word.first && isPetShape(word) && isSubject(words, at);
  const isShort = isTwoLetters(word.folded) || word.folded === 'pri';
  if (word.first && isShort && /^["”]\s?:/.test(words[at + 1]?.gap ?? '')) return true;
  if (word.first)
    return (isShort || mayBeCalled(word)) && (isSubject(words, at) || (!isShort && isExplained(words, at)));
  if (isShort) return behindArticle(words, at);
  return (
    isPetShape(word) &&
    !isListedWord(word.folded) &&
    (behindArticle(words, at) || isSubject(words, at) || isExplained(words, at))
  );
}

/** "Biu é como a esposa chama", "Hamudi, como a mãe chama", "Nego, apelido de infância". */
function isGivenAsName(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 1, at + 7).map(({ folded }) => folded);
  return /^(?:e )?como (?:\S+ ){1,3}?(?:chama|chamam|chamada|chamado|conhecida|conhecido|conhecem)\b|^apelid/.test(
    behind.join(' '),
  );
}

/** Not in the lists, and without a Portuguese ending other than diminutive or augmentative. */
export function mayBeCalled(word: Word): boolean {
  return word.folded.length > 2 && !isListedWord(word.folded) && (!isThing(word.folded) || isPetShape(word));
}

/** "Carminha", "Tonhão", "Zezito": diminutives and augmentatives of names, but not endings of illnesses. */
export function isPetShape({ folded, text }: Word): boolean {
  return (
    /.(?:inh[oa]|it[oa]|ec[oa]|uch[oa]|ona|ao|el[ao])$/.test(folded) &&
    !/(?:ç[aã]o|s[aã]o|x[aã]o|sao|[aeiou]tico|logico|sito)$/i.test(text)
  );
}

const elements = wordList('qi na ca fe no da de do se me te la re mu ja so va ha he ne ta pe pa ma li di ba nu em um');
function isTwoLetters(folded: string): boolean {
  return (
    folded.length === 2 &&
    /^[bcdfgjklmnprstvzd][aeiou]$|^[aeiou][bdlnmtv]$|^t[ey]$/.test(folded) &&
    !elements.has(folded)
  );
}

/** "Dê", "ká", "gi": two letters where a person is expected, in any letters. */
export function isShortNick({ text, folded }: Word): boolean {
  if (/^[bdfgjklmnprstz][êô]$/i.test(text)) return !/^(?:lê|pô|tô|nô)$/i.test(text);
  return isTwoLetters(folded) && !isListedAsSuch(folded) && !chatWords.has(folded);
}

const chatWords = wordList('ce po to vo fi ra ro si ad id bo');

/** Words that only people do or say; a small word may stand between: "Dinho nao bebe", "Ju já relatou". */
function isSubject(words: readonly Word[], at: number): boolean {
  const [next, over] = [words[at + 1], words[at + 2]];
  if (!joins(next)) return false;
  if (telling.has(next.folded) || humanVerbs.has(next.folded)) return true;
  return (
    /^(?:nao|n|tb|tambem|ja|so|sempre|nunca|ainda)$/.test(next.folded) &&
    joins(over) &&
    (telling.has(over.folded) || humanVerbs.has(over.folded))
  );
}

const telling = wordList(`
  refere relata diz conta fala sente queixa-se queixa nega chora pede pediu bebe fuma relatou referiu sentiu disse contou comeu come acorda dorme acha veio quer
  ligou mandou trouxe mora toma tomou trabalha caiu chegou falou voltou teve fez faz sofre sofreu mijou vomitou
`);

/** "Toninho, o marido", "Tuca, manicure", "Nico, 43 anos". */
function isExplained(words: readonly Word[], at: number): boolean {
  const [next, over] = [words[at + 1], words[at + 2]];
  if (!next) return false;
  if (/^,\s*\d{1,2}\s?,\s*$/.test(next.gap)) return true;
  if (/^,\s*\d{1,3}\s?$/.test(next.gap)) return /^(?:anos?|a|meses)$/.test(next.folded);
  if (!/^\s?,\s*$/.test(next.gap)) return false;
  if (professions.has(next.folded)) return true;
  const isTheir = /^(?:[ao]|meu|minha|seu|sua|filh[ao]|esposa|marido)$/.test(next.folded);
  return isTheir && joins(over) && kin.has(over.folded);
}

function behindArticle(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word?.stands || !before || !/^[^\S\n]+["“']?$/.test(word.gap)) return false;
  return /^(?:[ao]|d[ao]|com|pel[ao]|pr[ao]|pro|ao|e|que|sou|eu)$/.test(before.text.toLowerCase());
}
