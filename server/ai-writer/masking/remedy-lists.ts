import { brandNames } from './brand-names.ts';
import { givenNames } from './given-names.ts';
import { isGivenName, isSurname } from './name-shapes.ts';
import { capitalNames, wordSurnames } from './names-that-are-words.ts';
import { isPetShape } from './nicknames.ts';
import { isKin, kin, titles } from './person-cues.ts';
import { namesOfRemedies } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { surnames } from './surnames.ts';
import { wordList } from './word-list.ts';

/**
 * Which words name something that a person takes, eats or puts on the skin: words before a dose, words after "pomada" or "chá
 * de", and capitals in a text that is a list of remedies.
 */
export function remedyWords(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>();
  const isList = isRemedyList(words);
  for (const [at, word] of words.entries()) {
    if (!word.capital && isMadeOf(words, at)) found.add(at);
    if (!word.capital || word.folded.length < 3) continue;
    const isShort = word.text.length < 5 && word.text === word.text.toUpperCase();
    const isName = isNameOfSomebody(word.folded) && !(isShort && isBeforeDose(words, at));
    const isBehindPerson = isPerson(words, at);
    if (isBehindPerson && isName) continue;
    const isListedName = givenNames.has(word.folded) || surnames.has(word.folded) || (isName && word.folded.length < 7);
    if (brandNames.has(word.folded) && !isBehindPerson && (!isListedName || isBehindForm(words, at, found)))
      found.add(at);
    else if (isMadeOf(words, at) || (herbs.has(word.folded) && isOfTea(words, at))) found.add(at);
    else if (!isBehindPerson && isRestOfRemedy(words, at, found)) found.add(at);
    else if (!isName && !isBehindPerson && isNextRemedy(words, at, found)) found.add(at);
    else if (!isName && !isBehindPerson && (isBehindForm(words, at, found) || isBeforeDose(words, at))) found.add(at);
    else if (isList && !isName && !isBehindPerson && isItem(words, at, found)) found.add(at);
  }
  return found;
}

export function isNameOfSomebody(folded: string): boolean {
  if (namesOfRemedies.has(folded)) return false;
  return isGivenName(folded) || isSurname(folded) || capitalNames.has(folded) || wordSurnames.has(folded);
}

function isPerson(words: readonly Word[], at: number): boolean {
  const [word, one, two] = [words[at], words[at - 1], words[at - 2]];
  if (!word || !one || word.first) return false;
  if (/^[\s.]*$/.test(word.gap) && (isKin(one) || titles.has(one.folded))) return true;
  return (
    /^(?:d[ao]|pel[ao]|com|a|o|e)$/.test(one.folded) &&
    two !== undefined &&
    (prescribed.has(two.folded) || kin.has(two.folded))
  );
}

const prescribed = wordList('receitou receitado prescreveu prescrito passou indicou indicado mandou receita dado deu');

/** Herbs with the name of a woman. */
const herbs = wordList(
  'melissa artemisia angelica veronica valeriana macela marcela jurema eufrasia camelia violeta rosa alecrim hortela lavanda',
);

/** "chá de Mulungu, Melissa e Passiflora", "usar Angélica chinesa", "moxa de Artemísia", "Macela e Melissa em chá". */
function isOfTea(words: readonly Word[], at: number): boolean {
  for (let back = at - 1; back >= 0 && back > at - 6 && !words[back + 1]?.first; back -= 1) {
    const folded = words[back]?.folded ?? '';
    if (teas.has(folded) || takes.has(folded)) return true;
  }
  for (let next = at + 1; next < words.length && next < at + 5 && !words[next]?.first; next += 1)
    if (/^(?:chas?|capsulas?|gotas|tintura)$/.test(words[next]?.folded ?? '')) return true;
  return false;
}

const teas = wordList(
  'cha chas oleo oleos erva ervas floral florais tintura capsula capsulas moxa moxas bastao banho compressa',
);

/** "chá de Verônica", "Floral de Bach". */
function isMadeOf(words: readonly Word[], at: number): boolean {
  const folded = words[at]?.folded ?? '';
  // "leite de Joana" is the milk of a person.
  if (isNameOfSomebody(folded) && !herbs.has(folded)) return false;
  return words[at - 1]?.folded === 'de' && /^\s+$/.test(words[at]?.gap ?? '') && forms.has(words[at - 2]?.folded ?? '');
}

/** "colírio Systane", "suspender o Xpto", "usou Xpto". */
function isBehindForm(words: readonly Word[], at: number, found: ReadonlySet<number>): boolean {
  const [word, one, two] = [words[at], words[at - 1], words[at - 2]];
  if (!word || !one || word.first || !/^\s+$/.test(word.gap)) return false;
  if (forms.has(one.folded) || takes.has(one.folded)) return true;
  if (one.folded === 'e' && found.has(at - 2)) return true;
  // In "evitar o Tonhão" the name is a man's.
  return (
    /^(?:[ao]s?|um|uma|mais|menos|de)$/.test(one.folded) &&
    two !== undefined &&
    takes.has(two.folded) &&
    !isPetShape(word)
  );
}

/** "Rosa Damascena", "Rabo de Cavalo", "Depakote Sprinkle": the other words of a name that has begun. */
function isRestOfRemedy(words: readonly Word[], at: number, found: ReadonlySet<number>): boolean {
  const [one, word] = [words[at - 1], words[at]];
  const isJoined = (other: Word | undefined) => other !== undefined && !other.first && /^[^\S\n]+$/.test(other.gap);
  if (!word || !isJoined(word) || givenNames.has(word.folded) || surnames.has(word.folded)) return false;
  return found.has(at - 1) || (/^d[aeo]$/.test(one?.text ?? '') && isJoined(one) && found.has(at - 2));
}

/** "Unha de Gato, Rabo de Cavalo e Erva Baleeira", "óleo de Melaleuca e de Copaíba": one remedy after another. */
function isNextRemedy(words: readonly Word[], at: number, found: ReadonlySet<number>): boolean {
  const [two, one, word] = [words[at - 2], words[at - 1], words[at]];
  if (!word || word.first) return false;
  if (word.gap === ', ') return found.has(at - 1);
  if (word.gap !== ' ' || one?.gap !== ' ') return false;
  if (one.folded === 'e') return found.has(at - 2);
  return one.folded === 'de' && two?.folded === 'e' && two.gap === ' ' && found.has(at - 3);
}

/** "Xpto 75", "Xpto 20 mg", "Xpto +", "Xpto II", but not "Xpto, 40 anos". */
export function isBeforeDose(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const gap = next?.gap ?? '';
  if (!next) return false;
  if (/^\s?\+/.test(gap) || /^\s?\d+(?:[.,]\d+)?\s?%/.test(gap)) return true;
  if (
    /^(?:ii|iii|iv|positivo|negativo|neg|pos|positiva|negativa|descartado|descartada|mg|mcg|gotas|xr|gel|pomada|creme|spray|colirio|jet|sos|plus|capsulas|comprimidos)$/.test(
      next.folded,
    )
  )
    return /^\s(?:\d+[\d.,]*\s?)?$/.test(gap);
  return (
    /^\s\d+(?:[.,]\d+)?(?:\s|[;,.%x/]|$)/.test(gap) && !/^(?:a|anos?|meses|m|kg|filhos?|filhas?)$/.test(next.folded)
  );
}

/** Begins a part between two commas, or continues a name that begins one. */
function isItem(words: readonly Word[], at: number, found: ReadonlySet<number>): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.first || /[,;+(/\n]/.test(word.gap)) return true;
  const one = words[at - 1];
  return (
    /^(?:[^\S\n]|[-&])*\d*[^\S\n]?$/.test(word.gap) &&
    (found.has(at - 1) || one?.folded === 'e' || one?.folded === 'sem' || isRemedy(one))
  );
}

/** At least a third of the parts are about remedies. */
function isRemedyList(words: readonly Word[]): boolean {
  let items = 0;
  let remedies = 0;
  let counted = false;
  for (const word of words) {
    if (word.first || /[,;+\n]/.test(word.gap)) {
      items += 1;
      counted = false;
    }
    if (!counted && isRemedy(word)) {
      remedies += 1;
      counted = true;
    }
  }
  return remedies > 0 && remedies / Math.max(items, 1) >= 0.34;
}

function isRemedy(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (forms.has(word.folded) ||
      (brandNames.has(word.folded) && !isGivenName(word.folded)) ||
      substance.test(word.folded) ||
      units.has(word.folded))
  );
}

const units = wordList('mg mcg ui gotas cp comp jejum mcg ml sos x dia noite semanal pil');
export const substance =
  /.{2}(?:azol|pril|artana|olol|[ou]pina|xacina|tromicina|[aeiou]mida|[sz]tatina|formina|tiazida|azepam|zolam|oxetina|ipramina|triptilina|profeno|fenaco|coxibe|cilina|solona|asona|gliptina|flozina|glutida|tidina|prazol|conazol|mabe|ciclina|dipino|lukaste|setrona|gabalina|pentina|zodona|xafina|lafaxina|icam|amol|oide|xicam|tadina|fedrina|tropina|afila|terona|adiol|atidil|izina|trim|vir|xabana|parina)$/;

/** The form of a remedy, or its substance. */
const forms = wordList(`
  anticoncepcional antialergico balsamo bala banho barra bebida bolacha biscoito cafe calcio capsula capsulas cerveja cha chas cigarro cigarros citrato colageno colirio
  compressa comprimido comprimidos creatina creme energetico emplastro erva espessante essencia extrato filtro floral florais formula gel gelatina gotas hidratante hormonio
  injecao iogurte leite licor locao magnesio mel melatonina multivitaminico oleo omega ovulo palmilha pao pasta pastilha pilula polivitaminico
  pomada probiotico propolis protetor queijo refrigerante refri repelente raiz remedio remedios refresco sabonete sal sais shampoo spray soro suco suplemento suplementos tintura
  unguento vacina vermifugo vinho vitamina vitaminas whey xampu xarope adesivo argila agua aplica folha folhas semente sementes farinha ferro zinco biotina colchicina manteiga marca inalacao bombinha hidroxido curcuma gengibre ginkgo camomila
`);
const takes = wordList(`
  toma tomo tomou tomei tomava tomando tomar usa uso usou usei usando usava usar aplica aplicar bebe beber bebia come comer comia fuma fumar fumava suspender suspendeu
  cortar cortou reduzir diminuir evitar evita parar parou trocar trocou iniciar iniciou tentou experimentou sem
`);
