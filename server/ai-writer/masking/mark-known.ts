import { everydayWords } from './everyday-words.ts';
import { isWord } from './is-word.ts';
import { joins, type MarkedWords } from './marked-words.ts';
import { weakNames } from './names-that-are-words.ts';
import { isShortFor, type KnownName, particles, partOf } from './own-names.ts';
import { kin, personVerbs, titles } from './person-cues.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

/**
 * Marks the names of the client, the therapist and the clinic, part by part. A part that is also a word is marked only where it
 * means a person.
 */
export function markKnown({ words, marks }: MarkedWords, client: KnownName, others: readonly KnownName[]): void {
  const known = [
    { name: client, mark: 'cliente' as const },
    ...others.map((name) => ({ name, mark: 'nome' as const })),
  ];
  for (const [at, word] of words.entries()) {
    for (const { name, mark } of known) {
      const part = partOf(name, word);
      const whose = { isClients: mark === 'cliente', isCalledBy: mark === 'cliente' && part === name.parts[0] };
      // "Filha Ana" of Mariana is somebody else.
      if (part && part.folded !== word.folded && isBehindKin(words, at)) continue;
      if (part && (!part.isWord || isBesideAnother(words, at, name) || isSomebody(words, at, whose)))
        marks[at] ??= mark;
    }
    if (isShortAtFirst(words, at, client)) marks[at] ??= 'cliente';
  }
}

function isBehindKin(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return joins(words[at]) && before !== undefined && kin.has(before.folded);
}

/** "Dito vem por dor", "Ção, 71 anos": a note about Benedito, or about Conceição, begins with what everybody calls them. */
function isShortAtFirst(words: readonly Word[], at: number, client: KnownName): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word?.first || !word.capital || word.folded.length < 3 || !next || !isShortFor(client, word)) return false;
  const isAged = next.folded === 'anos' && /^,?\s\d{1,3}\s$/.test(next.gap);
  if (isAged) return true;
  return !everydayWords.has(word.folded) && joins(next) && (isSaidOfOne(next) || behindSubjects.has(next.folded));
}

/** "olivia salgueiro", "maria das dores leite": two parts of the name beside each other. */
function isBesideAnother(words: readonly Word[], at: number, name: KnownName): boolean {
  const [before, word, next, overNext] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  const isOther = (other: Word) => other.folded !== word?.folded && partOf(name, other) !== null;
  if (joins(word) && before && isOther(before)) return true;
  // "CAMPOS, HEITOR"
  if (word?.capital && next?.capital && next.gap === ', ' && isOther(next)) return true;
  if (!joins(next)) return false;
  return isOther(next) || (particles.has(next.folded) && joins(overNext) && isOther(overNext));
}

interface Whose {
  isClients: boolean;
  /** The word is the client's first name. */
  isCalledBy: boolean;
}

/** Whether "rosa" or "dores" means a person here. */
function isSomebody(words: readonly Word[], at: number, whose: Whose): boolean {
  const { isCalledBy } = whose;
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || isOfAThing(before, word)) return false;
  if (opensSentence(words, at, whose)) return true;
  if (joins(word) && before && (titles.has(before.folded) || cues.has(before.folded))) return true;
  if (word.stands) return isCalledBy || isBehindKin(words, at) || !weakNames.has(word.folded);
  if (!isCalledBy) return false;
  if (/^\s*\(/.test(next?.gap ?? '') && (word.first || !weakNames.has(word.folded))) return true;
  if (isSpokenOf(words, at)) return true;
  const doesSomething =
    joins(next) && (personVerbs.has(next.folded) || (word.first && /.{3}(?:ou|eu|iu)$/.test(next.folded)));
  return doesSomething && (word.first || !isWord(before?.folded ?? '') || beforeSubjects.has(before?.folded ?? ''));
}

/** "Rosa traz exames", "norma ta com dor", "Graça vem de longe": a note begins with the person. "Dores nas costas" does not. */
function opensSentence(words: readonly Word[], at: number, { isClients, isCalledBy }: Whose): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word?.first) return false;
  // The name is the client's; "Dores nas costas", "Luz forte incomoda", "LEITE E QUEIJO" are excluded.
  if (isClients && word.capital && next && isSaidOfOne(next)) return true;
  if (!joins(next)) return false;
  if (personVerbs.has(next.folded) || behindSubjects.has(next.folded)) return isCalledBy || !weakNames.has(word.folded);
  return isCalledBy && !weakNames.has(word.folded);
}

/** "Luz (como a chamam)", "Sol evita praia", "Cristal é atriz". */
function isSaidOfOne({ gap, folded, text }: Word): boolean {
  if (/^\s*\(/.test(gap)) return true;
  return /^\s+$/.test(gap) && (personVerbs.has(folded) || behindOne.has(folded) || /^[éÉ]$/.test(text));
}

const behindOne = wordList('era eh foi esta ta tem tinha usa evita refere relata nao ja sempre nunca');

/** "conversei com rosa", "consulta da vera": after a small word, unless the name mostly means a thing. */
function isSpokenOf(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !before || !joins(word) || weakNames.has(word.folded)) return false;
  return beforeNames.has(before.folded) && !/^d[aeo]s?$/.test(next?.folded ?? '');
}

/** "língua rosa", "urina Clara", "chá de rosa": a colour, a taste, or an ingredient. */
export function isOfAThing(before: Word | undefined, word: Word | undefined): boolean {
  return before !== undefined && joins(word) && things.has(before.folded);
}

/** Words before a name, even when the name has another meaning too. */
const cues = wordList(
  'hoje segundo conforme atendo atendi recebo recebi avaliei avaliando acompanho acompanhei atendimento',
);
const behindSubjects = wordList('com c ta esta veio vem chegou');
const beforeNames = wordList('com para pra pela pelo da do');
const beforeSubjects = wordList('a o da do com para pra pela pelo hoje ontem e que quando porque pois diz');
const things = wordList(
  'lingua cor cores corpo saburra pele urina face rosto mucosa mucosas gengiva gengivas labio labios unha unhas fezes tom tonalidade tons mancha manchas ponta borda bordas secrecao catarro muco corrimento sangue menstruacao fluxo orelha orelhas lobulo olhos olho esclera conjuntiva bochecha bochechas roupa agua luz voz ideia mente ovo aloe cha oleo floral bach pedra quartzo vinho bastante muito pouco mais menos meio levemente quase bem fica ficou ficam esta estava eh parece aspecto coloracao area areas regiao base raiz centro fundo',
);
