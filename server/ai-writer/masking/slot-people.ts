import { isSaidOfSomebody, isThing } from './is-word.ts';
import type { KnownWords } from './known-words.ts';
import { type Announcement, adjectives, bynames, calledBy, findAnnounced, formal } from './mark-announced.ts';
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
    if (isFormal ? isBehindTitle(head, word, known) : isBehindKin(words, name, { by, bridged }, known)) found.add(name);
  }
  for (const [at, word] of words.entries()) {
    if (!isPlain(word)) continue;
    if (isCalled(words, at, known) || isSubject(words, at) || isAged(words, at)) found.add(at);
  }
  if (isSigned(words, known)) found.add(words.length - 1);
  return [...found];
}

const endearments = wordList(
  'linda lindo querida querido amada preciosa generosa gentil julho natal domingo pascoa velha viva vivo',
);
const doctors = wordList('doutor doutora seo sinha don');

function isPlain({ folded }: Word): boolean {
  return (
    folded.length > 2 && ![particles, kin, titles, professions, properWords, stops].some((list) => list.has(folded))
  );
}

/** A name that is also a word, or what people call each other. */
export function isNameToo(folded: string): boolean {
  return (
    [capitalNames, wordSurnames, bynames, calledBy, nicknames].some((list) => list.has(folded)) &&
    !adjectives.has(folded)
  );
}

/** Animals, food, weather and tools: behind "meu cunhado" or before "ligou" they are what somebody is called. */
const nicknames = wordList(`
  abacate abacaxi abelha acucena agulha alface alicate amendoim ametista azeitona bacalhau bala balao baleia bambu
  banana barata batata begonia besouro bezerro bode boi bolacha bolinha bolota boneca boneco borboleta brilhante brisa
  bujao burro cabrito cacau cachaca cachorro cajado camarao camelo canario caneta canguru capim caramelo carrapato
  cascao casquinha catatau cavalo cebola cenoura cereja chaveirinho chiclete chocolate chuchu chumbinho chumbo cigano
  cigarra cobra coco codorna coruja couve coxinha cravo curio dalia diamante esmeraldina espiga esquilo faisca farinha
  farofa feijao ferrugem filhote foca fofao foguete framboesa fuba fumaca fumo gafanhoto galinha gamba ganso garoa
  garrafa gasolina gaviao girafa graveto grilo hortensia jaca jacare jegue jiboia joaninha lagarta lagartixa lambari
  leitoa limao linguica macaco magnolia maguila mandioca manga marimbondo marreco martelo melancia mico milho mindinho
  minhoca moeda morcego mosca mosquito mula neblina onca orvalho ovelha pacoca palhaco palito pamonha panda papagaio
  parafuso pardal passaro pato peixe pepino periquito perola peru perua pimentao pingo pinguim pintinho piolho pipoca
  pirulito pitanga polvo polvora porco porquinho prego pulga quati rabanete rapadura raposa rato relampago rolinha
  sabia saci safira salsicha sapo sardinha siri soneca tampinha tartaruga tarzan tatu tempestade tico tijolo toco
  tomate topete tostao touro trator trovao trovoada tubarao tucano turbina turquesa urso urubu vareta vassoura
  ventania vermelhinho vespa zebra
`);

/** Neither a word of everyday life or of medicine, nor one that is told of somebody: a thing, of which names are made. */
function isOther(folded: string, known: KnownWords): boolean {
  // "minha filha mandou", "filho skatista", "mãe falante"
  return !known.isCommon(folded) && !isSaidOfSomebody(folded) && !known.isVerb(folded) && !known.isGendered(folded);
}

/** "dra neves", "dr leite", but not "dr pediu" or "dra hoje". */
function isBehindTitle(head: Word, { folded }: Word, known: KnownWords): boolean {
  if (head.folded === 'dona') return !known.isVerb(folded);
  if (isNameToo(folded) || (adjectives.has(folded) && !endearments.has(folded))) return true;
  // "doutora alvorada" has the ending of many traits, but no masculine.
  const isTold = known.isCommon(folded) || known.isVerb(folded) || known.isGendered(folded);
  return !isTold && (isThing(folded) || !isSaidOfSomebody(folded));
}

/** "minha tia flores", "filha pérola", but not "mãe forte", "avó câncer", "filho estuda". */
function isBehindKin(words: readonly Word[], at: number, { by, bridged }: Announcement, known: KnownWords): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word || !before) return false;
  const head = words[at - bridged - 1]?.folded ?? '';
  // "seu" is mostly whose something is: only "o seu machado" is a man.
  if (head === 'seu') return bridged === 0 && isBeforeSeu(words[at - 2]) && isSurname(word.folded);
  if (by === 'title' && !elders.has(head)) return bridged === 0 && teachers.has(head) && nicknames.has(word.folded);
  const isArticled = bridged > 0 && /^(?:[ao]|del[ae]s?|com)$/.test(before.folded);
  if (bridged > 0 && !isArticled) return false;
  if (by === 'company' && !isArticled && bridged > 0) return false;
  if (bridged === 0 && calledBy.has(word.folded)) return false;
  if (isNameToo(word.folded))
    return !told.has(word.folded) && (bridged === 0 || /^(?:[ao]|del[ae]s?)$/.test(before.folded));
  return (
    before.folded !== 'com' &&
    isOther(word.folded, known) &&
    (by === 'kin' || by === 'title' || /^[ao]$/.test(before.folded))
  );
}

const teachers = wordList('professor professora profa mestra pastora doutora doutor');

/** "o seu machado", "com seu machado", "pai seu machado". */
function isBeforeSeu(word: Word | undefined): boolean {
  return word !== undefined && (/^(?:[oe]|ao|do|com|pr?o|pelo)$/.test(word.folded) || kin.has(word.folded));
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
  belo bento branca branco brava bravo calada calado candida candido careca casada casado casal casas celeste cheiro
  corte cortes costa crespa crespo dias divina divino doce dores dourado feia feio felicidade fiel filho forte fortes
  franca franco gaga gago generosa gentil gorda gordo grande honesta inocencia jovem junior justa justo leal leite
  linda livre longo louro lucida macio manso maxima maximo modesta modesto morena moreno mulher neto nobre nova novo
  pais paixao parda pardo parente pequena pequeno pinta placida placido portugal preciosa preta preto prima primo
  pureza quadros querida querido rica rico romana romano rosado ruiva ruivo russa russo salgado santa santo saudade
  seca seco segundo serena sereno severa severo sobrinho sonho tais terceiro terra trigo urbana urbano valente velha
  velho verdade verde vida virgem vital viva vivo
`);

/** "todos me chamam de formiga", "aqui é a flor", "o apelido dele é pipoca". */
function isCalled(words: readonly Word[], at: number, known: KnownWords): boolean {
  const [two, before, word] = [words[at - 2], words[at - 1], words[at]];
  if (!word || !before || word.first || told.has(word.folded) || known.isGendered(word.folded)) return false;
  const isNicknamed = /^(?:eh?|era)$/.test(before.folded) && words.slice(Math.max(0, at - 4), at).some(isByname);
  if (isNicknamed && joins(word)) return true;
  const frame = frameBefore(words, at);
  if (frame === null || frame === 'bare') return false;
  const isTold =
    calls.test(before.folded) || (/^(?:de|por|como)$/.test(before.folded) && calls.test(two?.folded ?? ''));
  if (frame === 'called' && isTold) return true;
  return !known.isCommon(word.folded) && (isNameToo(word.folded) || isOther(word.folded, known));
}

const calls = /^(?:cham|conhec|trat|apelid)/;

function isByname({ folded }: Word): boolean {
  return /^apelid[oa]/.test(folded);
}

/** "o machado ligou", "a preta falou". A limb may sleep and an animal may die. */
function isSubject(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !before || !joins(word) || !joins(next) || !/^[ao]$/.test(before.folded)) return false;
  if (!humanVerbs.has(next.folded) || /^(?:dorme|dorm|morre|mama|chora)/.test(next.folded)) return false;
  if (nicknames.has(word.folded)) return tells.test(next.folded);
  return calledBy.has(word.folded) || (isNameToo(word.folded) && !told.has(word.folded));
}

/** "o bento de 9 e a lua de 3": how old somebody is. */
function isAged(words: readonly Word[], at: number): boolean {
  const [before, word, particle, behind] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (!word || !before || !joins(word) || !joins(particle) || particle.folded !== 'de') return false;
  if (!/^[aoe]$/.test(before.folded) || !isNameToo(word.folded) || told.has(word.folded)) return false;
  return /^\s\d{1,2}(?!\d)/.test(behind?.gap ?? '') && !/^(?:dias?|semanas?|horas?|vezes)$/.test(behind?.folded ?? '');
}

const tells = /^(?:coment|cont|diss|diz|fal|indic|lig|mand|ped|pergunt|recomend|respond|telefon|trabalh)/;

/** "bjs, estrela", "att vera", "obrigada! flor": how a message ends. */
function isSigned(words: readonly Word[], known: KnownWords): boolean {
  const [two, before, word] = words.slice(-3);
  if (!word || !before) return false;
  const farewell = /^d?[ao]$/.test(before.folded) ? two : before;
  if (!farewell || !farewells.has(farewell.folded) || !/^\s*[,.!:;–-]*\s*$/.test(word.gap)) return false;
  if (isShortNick(word)) return true;
  return isPlain(word) && ((isNameToo(word.folded) && !told.has(word.folded)) || isOther(word.folded, known));
}

const farewells = wordList(
  'att ass atenciosamente bj bjo bjos bjs beijo beijos bjinho bjinhos beijinho beijinhos abs abraco abracos obrigada obrigado grata grato gratidao cordialmente assinado',
);
