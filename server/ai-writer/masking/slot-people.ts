import type { KnownWords } from './known-words.ts';
import { adjectives, bynames, calledBy, findAnnounced, formal } from './mark-announced.ts';
import { frameBefore } from './mark-introduced.ts';
import { joins } from './marked-words.ts';
import { capitalNames, wordSurnames } from './names-that-are-words.ts';
import { isShortNick } from './nicknames.ts';
import { particles } from './own-names.ts';
import { humanVerbs, kin, professions, titles } from './person-cues.ts';
import { properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { stops } from './small-establishments.ts';
import { wordList } from './word-list.ts';

/**
 * The words that stand where a person is named, though the dictionary has them: "dra flores", "minha filha pérola", "o machado ligou", "bjs,
 * estrela". A word that is told of people ("minha filha doente", "dra pediu") is none.
 */
export function wordsForPeople(words: readonly Word[], known: KnownWords): number[] {
  const found = new Set<number>();
  for (const { name, by, bridged } of findAnnounced(words)) {
    const head = words[name - bridged - 1];
    const word = words[name];
    if (!head || !word || !isPlain(word) || !/^[^\S\n]+$|^\s?\.\s?$|^\/\s?$/.test(word.gap)) continue;
    const isFormal = bridged === 0 && (formal.has(head.folded) || doctors.has(head.folded));
    if (isFormal ? isBehindTitle(word, known) : isBehindKin(words, name, { by, bridged }, known)) found.add(name);
  }
  for (const [at, word] of words.entries()) {
    if (!isPlain(word)) continue;
    if (isCalled(words, at, known) || isSubject(words, at)) found.add(at);
  }
  if (isSigned(words, known)) found.add(words.length - 1);
  return [...found];
}

const doctors = wordList('doutor doutora seo sinha don');

function isPlain({ folded }: Word): boolean {
  return folded.length > 2 && ![particles, kin, titles, professions, properWords, stops].some((list) => list.has(folded));
}

/** A name that is also a word, or what people call each other. */
function isName(folded: string): boolean {
  return [capitalNames, wordSurnames, bynames, calledBy].some((list) => list.has(folded)) && !adjectives.has(folded);
}

/** Neither a word of everyday life or of medicine, nor one that is told of somebody: a thing, of which names are made. */
function isThing(folded: string, known: KnownWords): boolean {
  return !known.isCommon(folded) && !known.isVerb(folded) && !known.isGendered(folded) && !/mente$/.test(folded);
}

/** "dra neves", "dr leite", but not "dr pediu" or "dra hoje". */
function isBehindTitle({ folded }: Word, known: KnownWords): boolean {
  return isName(folded) || isThing(folded, known);
}

/** "minha tia flores", "filha pérola", but not "mãe forte", "avó câncer", "filho estuda". */
function isBehindKin(
  words: readonly Word[],
  at: number,
  { by, bridged }: { by: string; bridged: number },
  known: KnownWords,
): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word || !before) return false;
  const head = words[at - bridged - 1]?.folded ?? '';
  // "seu" is mostly whose something is: only "o seu machado" is a man.
  if (head === 'seu')
    return bridged === 0 && /^(?:[oe]|ao|do|com|pr?o|pelo)$/.test(words[at - 2]?.folded ?? '') && isSurname(word.folded);
  if (by === 'title' && !elders.has(head)) return false;
  const isArticled = bridged > 0 && /^(?:[ao]|del[ae]s?|com)$/.test(before.folded);
  if (bridged > 0 && !isArticled) return false;
  if (by === 'company' && !isArticled && bridged > 0) return false;
  if (isName(word.folded)) return !told.has(word.folded) && (bridged === 0 || /^(?:[ao]|del[ae]s?)$/.test(before.folded));
  return before.folded !== 'com' && isThing(word.folded, known) && (by === 'kin' || by === 'title' || /^[ao]$/.test(before.folded));
}

const elders = wordList('tia tio vo vovo irma irmao padim nonna nonno batchan madre padre pastor frei mestre sensei');

/** Surnames that are no colour and no trait, and are not said of a man's things either: "o seu machado", but "o seu leite". */
function isSurname(folded: string): boolean {
  return (bynames.has(folded) || (wordSurnames.has(folded) && !told.has(folded))) && !possessed.has(folded);
}

const possessed = wordList(
  'leite campo campos corte cortes costa costas cruz dias casal casas cheiro conta festa filho gato lado lobo pai pais parente peixe pinto quadros sala terra vale vila gata flor flores primo neto sobrinho pinta telha penteado',
);

/** Names that are said of people, of time and of illness at least as often: "mãe forte", "tia moreno", "pai dias depois". */
const told = wordList(`
  belo bento branca branco bravo brava calado calada candida candido casado casada casal casas celeste cheiro corte cortes costa crespo crespa dias divina divino doce dores dourado feio feia
  felicidade fiel filho forte fortes franco franca gago gaga generosa gentil gordo gorda grande honesta inocencia jovem junior justa justo leal leite linda livre longo louro lucida macio manso maxima maximo
  modesta modesto morena moreno mulher neto nobre novo nova pais paixao pardo parda parente pequeno pequena pinta placida placido portugal preciosa preta preto prima primo pureza quadros querida querido rico rica
  romana romano rosado ruivo ruiva russo russa salgado santa santo saudade seco seca segundo serena sereno severa severo sobrinho sonho tais terceiro terra trigo urbana urbano valente velho velha verde verdade vida vital viva vivo virgem careca
`);

/** "todos me chamam de formiga", "aqui é a flor". */
function isCalled(words: readonly Word[], at: number, known: KnownWords): boolean {
  const word = words[at];
  if (!word || word.first) return false;
  const frame = frameBefore(words, at);
  if (frame === null || frame === 'bare') return false;
  if (told.has(word.folded) || known.isGendered(word.folded)) return false;
  if (frame === 'called') return !/^(?:[cd]om|para|pra|que)$/.test(word.folded);
  return !known.isCommon(word.folded) && (isName(word.folded) || isThing(word.folded, known));
}

/** "o machado ligou", "a preta falou". A limb may sleep and an animal may die. */
function isSubject(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !before || !joins(word) || !joins(next) || !/^[ao]$/.test(before.folded)) return false;
  if (!humanVerbs.has(next.folded) || /^(?:dorme|dorm|morre|mama|chora)/.test(next.folded)) return false;
  return calledBy.has(word.folded) || (isName(word.folded) && !told.has(word.folded));
}

/** "bjs, estrela", "att vera", "obrigada! flor": how a message ends. */
function isSigned(words: readonly Word[], known: KnownWords): boolean {
  const [two, before, word] = words.slice(-3);
  if (!word || !before) return false;
  const farewell = /^d?[ao]$/.test(before.folded) ? two : before;
  if (!farewell || !farewells.has(farewell.folded) || !/^\s*[,.!:;–-]*\s*$/.test(word.gap)) return false;
  if (isShortNick(word)) return true;
  return isPlain(word) && ((isName(word.folded) && !told.has(word.folded)) || isThing(word.folded, known));
}

const farewells = wordList(
  'att ass atenciosamente bj bjo bjos bjs beijo beijos bjinho bjinhos beijinho beijinhos abs abraco abracos obrigada obrigado grata grato gratidao cordialmente assinado',
);
