import { brandNames } from './brand-names.ts';
import { isShouted } from './capital-runs.ts';
import { everydayWords } from './everyday-words.ts';
import { isSaidOfSomebody, isTerm, isWord } from './is-word.ts';
import { isOfAThing } from './mark-known.ts';
import { isCapitalOfAName, joins, type MarkedWords } from './marked-words.ts';
import { isGivenName, isSurname, looksForeign } from './name-shapes.ts';
import { capitalNames, weakNames } from './names-that-are-words.ts';
import { isNickname } from './nicknames.ts';
import { isAlsoAWord } from './own-names.ts';
import { humanVerbs, personVerbs, professions } from './person-cues.ts';
import { namesOfRemedies, properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

/** Marks words that are names by themselves: by the lists, by their letters, or by a capital that has no other reason. */
export function markListed({ words, marks, stay, isCareful }: MarkedWords): void {
  for (const [at, word] of words.entries()) {
    if (marks[at] || stay.has(at) || word.folded.length < 2) continue;
    // Also "rê", without its accent a small word.
    if (isShortBehindArticle(words, at)) marks[at] = 'nome';
    if (properWords.has(word.folded) || isPhrase(words, at)) continue;
    if (namesOfRemedies.has(word.folded) && (isMedicine(words, at) || isGivenUp(words, at))) continue;
    if (brandNames.has(word.folded) && !isGivenName(word.folded) && !isSurname(word.folded)) continue;
    if (
      isNameInItself(word, isCareful) ||
      isNickname(words, at) ||
      isSomebodyHere(words, at) ||
      isStranger(words, at) ||
      isSubject(words, at)
    ) {
      marks[at] = 'nome';
    }
  }
}

function isNameInItself({ folded, capital, text }: Word, isCareful: boolean): boolean {
  if (everydayWords.has(folded) || professions.has(folded) || isAlsoAWord(folded)) return false;
  if (isGivenName(folded) || isSurname(folded)) return true;
  if (isCareful && (!capital || (isShouted({ text }) && text.length < 6))) return false;
  // "stress" and "miojjo" look foreign too; only with a capital they count as names.
  return looksForeign(capital ? folded : folded.replace(/ll|th$/g, ''));
}

/** "o bê tem asma", "fisio com a fê". */
function isShortBehindArticle(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return (
    joins(word) && /^[bfgjklmnrsz][êô]$/i.test(word.text) && /^(?:[ao]|d[ao]|pr[ao]|com|c)$/.test(before?.folded ?? '')
  );
}

/**
 * "a Rosa ligou", "Rosa acha que é gripe": a capital in mid-sentence, or at the beginning of a sentence before a verb that only
 * people take.
 */
function isSomebodyHere(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !capitalNames.has(word.folded) || weakNames.has(word.folded)) return false;
  if (word.stands) return !isOfAThing(before, word);
  return word.capital && joins(next) && personVerbs.has(next.folded);
}

/** "o eronides morreu": before a verb that only people take. */
function isSubject(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !joins(next) || word.folded.length < 4) return false;
  const isName = capitalNames.has(word.folded) && !isOfAThing(words[at - 1], word);
  // "dormindo" and "subir" are no subjects. After an article they are a person's name ("o vandeir morreu").
  const isNamed = word.first || articles.has(words[at - 1]?.folded ?? '');
  if (!isName && (isNamed ? isSaidOfSomebody(word.folded) : isWord(word.folded))) return false;
  const phrase = [next, words[at + 2], words[at + 3]].map((one) => one?.folded).join(' ');
  return humanVerbs.has(next.folded) || /^(?:saiu de casa|foi embora)/.test(phrase);
}

const articles = wordList('o a os as que quando e');

/**
 * A capital in mid-sentence that no list and no medical term explains; words that are only shaped like Portuguese words are
 * included.
 */
function isStranger(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !isCapitalOfAName(word)) return false;
  return !isTerm(word.folded) && !isAlsoAWord(word.folded) && !isMedicine(words, at);
}

/** Names of saints, signs and things: "erva de São João", "banho-maria", "doença de Chagas". */
function isPhrase(words: readonly Word[], at: number): boolean {
  const [two = '', one = ''] = [words[at - 2]?.folded, words[at - 1]?.folded];
  if (/^(?:banho|sao)$/.test(one) || (one === 'santo' && two !== 'de') || (two === 'nossa' && one === 'senhora'))
    return true;
  if (one === 'nossa') return true;
  if (one === 'santa') return !/^(?:dona|tia)$/.test(two);
  return /^d[eo]$/.test(one) && phrases.has(two);
}

const phrases = wordList(
  'doenca doencas sindrome sindromes mal sinal tireoidite esofago teste manobra escala indice fenomeno nodulos tendinite canela neuroma cisto virus floral florais',
);

/** "toma Xpto 20 mg", "uso de Xpto": a remedy that is in no list. */
function isMedicine(words: readonly Word[], at: number): boolean {
  const before = [words[at - 1]?.folded ?? '', words[at - 2]?.folded ?? ''];
  if (before.some((word) => remedyCues.has(word))) return true;
  const next = words[at + 1];
  return (
    next !== undefined &&
    /\d/.test(next.gap) &&
    /^(?:mg|mcg|ml|g|ui|gotas|cp|comp|comprimidos?|caps|capsulas?)$/.test(next.folded)
  );
}

/** "parei com a selene". */
function isGivenUp(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 3), at)
    .some(({ folded }) => /^(?:parei|parou|larguei|largou|troquei|trocou)$/.test(folded));
}

const remedyCues = wordList(
  'toma tomo tomou tomei tomar tomava tomando usa uso usou usei usar usando usava remedio remedios medicacao medicamento medicamentos comprimido comprimidos capsula capsulas pomada creme spray xarope vacina suplemento suplementos marca injecao injecoes floral florais prescreveu receitou reposicao anticoncepcional',
);
