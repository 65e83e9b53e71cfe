import { establishments } from './establishment-words.ts';
import { everydayWords } from './everyday-words.ts';
import { isListedWord, isSaidOfSomebody, isWord } from './is-word.ts';
import { isCapitalOfAName, isUnknown, joins, type MarkedWords } from './marked-words.ts';
import { isGivenName, isSurname } from './name-shapes.ts';
import { capitalNames, wordSurnames } from './names-that-are-words.ts';
import { isPetShape, isShortNick } from './nicknames.ts';
import { particles } from './own-names.ts';
import { bridges, isKin, kin, professions, relations, titles } from './person-cues.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

export interface Announcement {
  by: 'kin' | 'title' | 'relation' | 'company';
  /** Words between the announcing word and the name. */
  bridged: number;
}

/** The name after "meu marido", "minha filha mais nova, a", "dona", "se chama", "casada com". */
export function markAnnounced(marked: MarkedWords): void {
  const { words, marks, stay, isCareful } = marked;
  for (const { name: next, by, bridged } of findAnnounced(words)) {
    if (!stay.has(next) && isNameBehind(words, next, { by, bridged }, isCareful)) marks[next] ??= 'nome';
    if (marks[next]) markSeries(marked, next, by === 'company');
  }
  for (const [at, word] of words.entries()) {
    if (!stay.has(at) && isExplained(word, words[at + 1])) marks[at] ??= 'nome';
  }
}

/** "Norma (esposa)" */
function isExplained(word: Word, next: Word | undefined): boolean {
  const isName = isGivenName(word.folded) || capitalNames.has(word.folded) || isCapitalOfAName(word);
  return word.capital && isName && next !== undefined && /^\s?\($/.test(next.gap) && isKin(next);
}

/** The places where a name may follow such a word, by the index of what would be the name. */
export function findAnnounced(words: readonly Word[]): (Announcement & { name: number })[] {
  return [...words.keys()].flatMap((at) => {
    const by = announces(words, at);
    if (!by) return [];
    let next = at + 1;
    while (next - at <= 6 && (isBridge(words[next]) || isNameParticle(words[next], words[next + 1]))) next += 1;
    const name = words[next];
    const bridged = next - at - 1;
    return name && isNear(name, bridged) ? [{ name: next, by, bridged }] : [];
  });
}

function announces(words: readonly Word[], at: number): Announcement['by'] | null {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return null;
  if (isCompany(words, at)) return 'company';
  if (titles.has(word.folded) || (word.text === 'D' && next?.gap.startsWith('.') === true)) return 'title';
  if (isKin(word)) return 'kin';
  if (!next || !relations.has(word.folded)) return null;
  return /^(?:com|d[aeo]s?|pel[ao]|por|se)$/.test(next.folded) || word.folded.startsWith('namor') ? 'relation' : null;
}

/** "divido ap c/ ká", "saio com a preta". */
function isCompany(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !/^(?:com|cm|c)$/.test(word.folded)) return false;
  for (let back = at - 1; back >= 0 && back > at - 4 && !words[back + 1]?.first; back -= 1)
    if (company.has(words[back]?.folded ?? '')) return true;
  return false;
}

const company = wordList(`
  mora moro moram moramos morei morava morando divide divido dividido dividindo jogo joga jogava saio sai saiu viajo viajei
  trampo conversei falei briguei converso
`);

function isBridge(word: Word | undefined): boolean {
  return word !== undefined && bridges.has(word.folded) && word.text !== 'dê' && /^[\s,(:"“-]*$/.test(word.gap);
}

/** "mulher Das Graças": a name that begins with a small word. */
function isNameParticle(word: Word | undefined, next: Word | undefined): boolean {
  return word !== undefined && joins(word) && /^D[ao]s?$/.test(word.text) && next?.stands === true;
}

function isNear(word: Word, bridged: number): boolean {
  const isAttached: boolean = joins(word);
  if (isAttached) return true;
  if (/^\/\s?$/.test(word.gap)) return true;
  return bridged > 0 ? /^[\s,:("“]*$/.test(word.gap) : /^\s*[,(:"“–-]\s*["“]?$/.test(word.gap);
}

function isNameBehind(words: readonly Word[], at: number, { by, bridged }: Announcement, isCareful: boolean): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word) return false;
  if (
    word.stands &&
    formal.has(before?.folded ?? '') &&
    !particles.has(word.folded) &&
    !isKin(word) &&
    !titles.has(word.folded)
  )
    return true;
  if (isNicknameBehind(words, at, { by, bridged })) return true;
  if (!mayBeName(word)) return false;
  const { folded, capital, text, gap } = word;
  const shouted = text === text.toUpperCase();
  if (word.stands && !shouted && (formal.has(before?.folded ?? '') || before?.folded === 'seu')) return true;
  const isLikeAName =
    isCapitalOfAName(word) || gap.includes('(') ? !isTrait(word) && !isListedWord(folded) : !isHeadword(word);
  if (capital && !shouted && (!word.first || gap.includes('(')) && isLikeAName) return true;
  if (capital && !shouted && /^\s*:/.test(gap) && folded.length > 2 && !isListedWord(folded) && !isTrait(word))
    return true;
  const known = isGivenName(folded) || (capitalNames.has(folded) && !adjectives.has(folded));
  const unknown =
    folded.length > 3 && (capital || !isCareful) && !isSaidOfSomebody(folded) && !wordSurnames.has(folded);
  // In "mãe, hipertensa" no name follows. A word between two commas, or before a surname, is a name.
  if (/[,(:]/.test(gap)) {
    const isClosed =
      /^\s*[,)]/.test(next?.gap ?? ',') ||
      (joins(next) && (next.folded === 'e' || isUnknown(next, isCareful) || isSurname(next.folded)));
    return (known && (isClosed || !everydayWords.has(folded))) || (unknown && isClosed);
  }
  // "irmã com lúpus", "filha de onze anos"
  const isLoose =
    /^(?:com|um|uma|por|e)$/.test(before?.folded ?? '') ||
    (before?.folded === 'de' && ofThings.has(words[at - 2]?.folded ?? ''));
  if (bridged > 0)
    return (known && (by !== 'kin' || !everydayWords.has(folded))) || (unknown && (by === 'relation' || !isLoose));
  if (by === 'title' && formal.has(before?.folded ?? '')) return known || (capital && !isListedWord(folded));
  if (isPetShape(word) && capital && folded.length > 3 && !isListedWord(folded)) return true;
  if (bridged === 0 && isStrangeDiminutive(folded)) return true;
  return (
    known || (folded.length > 2 && (capital || !isCareful) && !isSaidOfSomebody(folded) && !wordSurnames.has(folded))
  );
}

/** "tia dê", "meu padrinho coelho", "a esposa dele estrela", "saio com o mané": short and odd names, in any letters. */
function isNicknameBehind(words: readonly Word[], at: number, { by, bridged }: Announcement): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word || !/^(?:[^\S\n]+|\/\s?)$/.test(word.gap)) return false;
  const { folded } = word;
  const isWhose = bridged === 1 && /^del[ae]s?$/.test(before?.folded ?? '');
  if (bridged === 0 || isWhose) {
    if (isShortNick(word)) return true;
    if (by !== 'company' && bynames.has(folded)) return true;
    if (isWhose && capitalNames.has(folded) && !adjectives.has(folded) && folded !== 'dores') return true;
  }
  if (by !== 'company') return false;
  const isArticled = bridged === 1 && /^[ao]$/.test(before?.folded ?? '');
  return isShortNick(word) || (isArticled && (calledBy.has(folded) || isOddlyAccented(word)));
}

/** Surnames that describe nobody: after "pai" or "tia" they name a person. */
export const bynames = wordList(
  'leao aranha carneiro coelho cordeiro falcao gato galo lobo leitao passarinho pavao pinto pombo peixe figueira palmeira laranjeira pereira pimenta pinheiro rocha machado tigre onca formiga caju flor',
);
/** What people call each other. */
export const calledBy = wordList(
  'preta preto baiano baiana mineiro mineira paulista carioca gaucho gaucha paraiba ceara alemao alemoa japa japones negao neguinho neguinha nego nega gordo gorda magrao careca cabeludo bigode baixinho baixinha grandao galego galega polaco russo turco china portuga ruivo loirinha',
);

/** "mané", "dedé": a last vowel that few words stress. */
function isOddlyAccented({ text, folded }: Word): boolean {
  return /[éêôó]$/i.test(text) && folded.length > 3 && !accented.has(folded);
}

const accented = wordList(
  'cafe chale jacare bone ate picole file pure bebe vovo voce mercedes cipo croche bale mare robo metro complo camelo bufe tripe rodape avo bisavo tataravo nene acarape guere picape',
);

/** "vó Nenzinha", but not "filha novinha": a diminutive that comes from no known word. */
function isStrangeDiminutive(folded: string): boolean {
  const [, stem = ''] = /^(.{2,}?)(?:inh[oa])$/.exec(folded) ?? [];
  if (stem === '' || isListedWord(folded)) return false;
  const stems = [stem, stem.replace(/z$/, ''), stem.replace(/qu$/, 'c'), stem.replace(/gu$/, 'g')];
  return !stems.flatMap((one) => [one, `${one}a`, `${one}o`, `${one}e`]).some(isListedWord);
}

/** Words that are always followed by a name. */
export const formal = wordList('dona sra sr srta dr dra prof profa frei madre padre pastor');

/** In "filha de onze anos" and "mulher de fibra": the word after "de" is seldom a name. */
const ofThings = wordList(
  'filho filha filhos filhas neto neta netos netas bebe mulher gemeos gemeas professor professora medico medica chefe funcionario funcionaria socio socia diretor diretora secretaria gerente',
);

function mayBeName({ folded, capital }: Word): boolean {
  // "a médica do postinho"
  if (!capital && establishments.has(folded)) return false;
  return folded.length > 1 && ![properWords, kin, titles, particles, professions].some((list) => list.has(folded));
}

/** Words with a capital that are no name: "Paciente Refere", "Filha Única". */
function isHeadword({ folded }: Word): boolean {
  return (
    isWord(folded) &&
    !isGivenName(folded) &&
    !isSurname(folded) &&
    !capitalNames.has(folded) &&
    !wordSurnames.has(folded)
  );
}

/** "Mãe Diabética": an illness or a trait, recognised by its ending. */
function isTrait({ folded }: Word): boolean {
  return (
    !isGivenName(folded) &&
    !isSurname(folded) &&
    !capitalNames.has(folded) &&
    /(?:[a-z]ic[oa]|os[oa]|ens[oa]|[ai]d[oa]|ista|oide[oa]|atra|olog[oa])s?$/.test(folded)
  );
}

/** "minha filha linda", "mãe branca": words that also describe people. */
export const adjectives = wordList(
  'branca linda bela amada amado querido querida morena justa honesta generosa gentil serena sereno severa severo valente modesta modesto viva vivo prima primo santa santo regente rica india mimosa graciosa velha gemea altiva divina preciosa louro domingo natal rolando armando orlando pascoa julho',
);

/** "filhos Davi, téo e Ravena": one name after another. In company also "com o zeca e o baiano". */
function markSeries({ words, marks, stay, isCareful }: MarkedWords, from: number, isCompany: boolean): void {
  for (let at = from + 1; at < words.length; at += 1) {
    const [two, before, word] = [words[at - 2], words[at - 1], words[at]];
    // "meu marido damião é vigia": nobody follows.
    if (!word || word.text === 'é') return;
    if (particles.has(word.folded) && /^\s*$/.test(word.gap)) continue;
    if (isCompany && before?.folded === 'e' && /^[ao]$/.test(word.folded) && joins(word)) continue;
    const isArticled = isCompany && two?.folded === 'e' && /^[ao]$/.test(before?.folded ?? '');
    const isNext = /^\s*,\s*$/.test(word.gap) || ((before?.folded === 'e' || isArticled) && joins(word));
    const isCalled =
      isCompany &&
      joins(word) &&
      (isShortNick(word) || isOddlyAccented(word) || (isArticled && calledBy.has(word.folded)));
    const isSurnameOfLast = joins(word) && (isSurname(word.folded) || wordSurnames.has(word.folded));
    if (isNext && !stay.has(at) && (isCalled || mayBeInSeries(word, isCareful))) marks[at] ??= 'nome';
    else if (!marks[at] && !isSurnameOfLast) return;
  }
}

function mayBeInSeries(word: Word, isCareful: boolean): boolean {
  const isName = isGivenName(word.folded) || (capitalNames.has(word.folded) && !adjectives.has(word.folded));
  return mayBeName(word) && (isName || isCapitalOfAName(word) || isUnknown(word, isCareful));
}
