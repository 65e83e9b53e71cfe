import { foldText } from '@meridia/shared/folded-text.ts';
import type { Dictionary } from '../../dictionary/dictionary.ts';
import { openDictionary } from '../../dictionary/open-dictionary.ts';
import { brandNames } from './brand-names.ts';
import { isShouted } from './capital-runs.ts';
import { clinicalWords } from './clinical-words.ts';
import { eponymousThings, eponyms } from './eponyms.ts';
import { establishments, firmEndings, kindsOfKinds } from './establishment-words.ts';
import { everydayWords } from './everyday-words.ts';
import { familiarWords } from './familiar-words.ts';
import { givenNames } from './given-names.ts';
import { isListedWord } from './is-word.ts';
import { isGivenName, isSurname } from './name-shapes.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { kin, professions, titles } from './person-cues.ts';
import { phoneWords, shortForms, shortMarked, shortWords } from './phone-words.ts';
import { countries, placesThatStay } from './place-words.ts';
import { namesOfRemedies, properWords } from './proper-words.ts';
import type { Word } from './read-words.ts';
import { substance } from './remedy-lists.ts';
import { surnames } from './surnames.ts';
import { townWords } from './town-index.ts';

/** The words that may be sent as they are, because many texts have them. */
export interface KnownWords {
  /** An ordinary or clinical word in any spelling that people use. */
  isKnown(word: Pick<Word, 'text' | 'folded'>): boolean;
  /** A word of our own lists or of the engine: of the body, illnesses, remedies, everyday life. */
  isCommon(folded: string): boolean;
  /** A form of an everyday verb, and of nothing else. */
  isVerb(folded: string): boolean;
  /** It has a feminine, as adjectives and people have. */
  isGendered(folded: string): boolean;
}

/** Reads the dictionary and the engine's vocabulary when they are needed first. */
export async function openKnownWords(): Promise<KnownWords> {
  const [dictionary, engine] = await Promise.all([openDictionary(), import('../../mtc/leitura/palavras-do-motor.ts')]);
  engineWords ??= engine.reunirPalavras();
  return knownWords(dictionary, engineWords, engine.isRemedio);
}

let engineWords: ReadonlySet<string> | null = null;

function knownWords(
  dictionary: Dictionary,
  engine: ReadonlySet<string>,
  isRemedy: (folded: string) => boolean,
): KnownWords {
  const isClinical = (folded: string) =>
    engine.has(folded) || clinicalWords.has(folded) || engine.has(folded.replace(/e?s$/, '')) || isRemedy(folded);

  const isListed = (folded: string) =>
    lists.some((list) => list.has(folded)) || isListedWord(folded) || isClinical(folded);

  /** A rare word that is short, or looks small, is as likely a nickname: "lica" and "cotinha" are in the dictionary. */
  const isInDictionary = (folded: string) =>
    (folded.length < 6 || small.test(folded)) && folded.length < 9
      ? dictionary.stems(folded).some((stem) => stem !== folded && isListed(stem))
      : dictionary.has(folded);

  const isWord = (folded: string) => isListed(folded) || (folded.length > 2 && isInDictionary(folded));

  /** Of two or three letters, and a last vowel with its accent: nearly all such words are nicknames. */
  const isShortWord = ({ text, folded }: Pick<Word, 'text' | 'folded'>): boolean => {
    if (folded.length < 2) return true;
    if (folded.length === 2 && /[êô]$/i.test(text)) return shortMarked.has(text.toLowerCase().normalize('NFC'));
    if (folded.length === 2) return shortWords.has(folded) || (isShouted({ text }) && engine.has(folded));
    if (/[êôéóá]$/i.test(text))
      return written.some((list) => list.has(folded)) || dictionary.hasWritten(text) || /rá$/i.test(text);
    return isListed(folded) || isInDictionary(folded);
  };

  const isSpelledSo = (folded: string): boolean =>
    !isNameLike(folded) &&
    !townWords.has(folded) &&
    spellingsOf(folded).some((spelling) => isWord(spelling) && !isNameLike(spelling));

  /** "enxequeca", but not "fernnada". */
  const isTypo = (folded: string): boolean =>
    folded.length >= shortestTypo &&
    !isNameLike(folded) &&
    !isNameOrTown(folded) &&
    someSlip(folded, (meant) => engine.has(meant) || clinicalWords.has(meant)) &&
    !someSlip(folded, isNameOrTown);

  const isKnown = (word: Pick<Word, 'text' | 'folded'>): boolean => {
    const { folded } = word;
    // "d'água": two words.
    if (/['’]/.test(folded)) return word.text.split(/['’]/).every((text) => isKnown({ text, folded: foldText(text) }));
    if (/^[ivx]+$/.test(folded)) return true;
    if (folded.length > longestWord) return false;
    if (folded.length < 4 || (folded.length < 5 && /[êôéóá]$/i.test(word.text))) return isShortWord(word);
    if (isListed(folded)) return true;
    if (isGreatName(folded) && !dictionary.meanings(folded).isEntry) return false;
    return isInDictionary(folded) || terms.test(folded) || isSubstance(folded) || isSpelledSo(folded) || isTypo(folded);
  };

  return {
    isKnown,
    isCommon: isListed,
    isVerb: (folded) => dictionary.meanings(folded).isVerb && dictionary.stems(folded).some(isListed),
    isGendered: (folded) => dictionary.meanings(folded).isGendered,
  };
}

/** Lists whose words may end in an accent. */
const written = [everydayWords, ordinaryWords];
const lists = [
  everydayWords,
  phoneWords,
  shortForms,
  ordinaryWords,
  familiarWords,
  establishments,
  firmEndings,
  kindsOfKinds,
  kin,
  titles,
  professions,
  placesThatStay,
  countries,
  properWords,
  brandNames,
  namesOfRemedies,
  eponymousThings,
  eponyms,
];

const small = /(?:inh[oa]|[iu]ch[oa]|[^csx]ao)$/;
/** In letters, like the longest that medicine has; a longer one would take long to look up, too. */
const longestWord = 32;
const shortestTypo = 7;
/** What medicine makes of Greek stems: an illness, an examination, an operation. */
const terms =
  /.{5}(?:ites?|algias?|emias?|urias?|gramas?|logias?|logistas?|patias?|ectomias?|scopias?|tomias?|terapias?|terapeutas?|rragias?|plegias?|penias?|grafias?|fagias?|pepsias?)$/;

function isSubstance(folded: string): boolean {
  return folded.length > 6 && substance.test(folded) && !isNameLike(folded);
}

function isNameLike(folded: string): boolean {
  return isGivenName(folded) || isSurname(folded);
}

/** "marcão", "tiagão": of a name the dictionary would have the great form of a thing. */
function isGreatName(folded: string): boolean {
  const [, stem = ''] = /^(.{3,}?)z?(?:ao|ona)$/.exec(folded) ?? [];
  return stem !== '' && [stem, `${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`, `${stem}e`].some(isOfSomebody);
}

function isOfSomebody(folded: string): boolean {
  return givenNames.has(folded) || folded === 'marco';
}

function isNameOrTown(folded: string): boolean {
  return givenNames.has(folded) || surnames.has(folded) || townWords.has(folded);
}

/**
 * Which words somebody may have meant who writes as people speak, or makes a word longer or smaller. A short word is read in fewer ways: "kaká"
 * would be "caça".
 */
function spellingsOf(folded: string): string[] {
  const spellings = [
    ...drawnOut(folded),
    ...(folded.length > 5 ? [...spoken(folded), ...smaller(folded), ...behindPrefix(folded)] : []),
  ];
  return spellings.filter((spelling) => spelling !== folded && spelling.length > 2);
}

/** "muitooo", "dooor", "siiim", "fazeno", "doendu", "entende" for the infinitive. */
function drawnOut(folded: string): string[] {
  const once = folded.replace(/(.)\1{2,}/g, '$1');
  return [
    ...(once === folded ? [] : [once, folded.replace(/(.)\1{2,}/g, '$1$1')]),
    folded.replace(/([aei])n[ou]$/, '$1ndo'),
    folded.replace(/([aei])ndu$/, '$1ndo'),
    ...(folded.length > 4 ? [folded.replace(/([aei])$/, '$1r')] : []),
  ];
}

/** "trabaio", "injessao", "xoradeira", "kabeca", "sorta", "probrema". */
function spoken(folded: string): string[] {
  return [
    folded.replace(/([aeiou])i([aeo])/, '$1lh$2'),
    folded
      .replace(/k(?=[ei])/g, 'qu')
      .replace(/k/g, 'c')
      .replace(/w/g, 'u')
      .replace(/y/g, 'i'),
    folded.replace(/r(?=[td])/, 'l'),
    folded.replace(/([bcfgpt])r/, '$1l'),
    ...soundingAlike.map(([heard, written]) => folded.replace(heard, written)),
  ];
}

/** Letters for the same sound. */
const soundingAlike: readonly (readonly [string, string])[] = [
  ['ss', 'c'],
  ['ss', 's'],
  ['z', 's'],
  ['x', 'ch'],
  ['ch', 'x'],
  ['j', 'g'],
  ['sc', 'c'],
];

/** What the dictionary has no small form of. Of "pedrinho" nothing is left: "Pedro" is a name. */
function smaller(folded: string): string[] {
  const [, stem = ''] =
    /^(.{3,}?)(?:z(?:inh|it)[oa]s?|issim[oa]s?|mente)$/.exec(folded) ??
    /^(.{4,}?)s?(?:inh|it)[oa]s?$/.exec(folded) ??
    [];
  if (stem === '') return [];
  const stems = [stem, stem.replace(/qu$/, 'c'), stem.replace(/gu$/, 'g')];
  const whole = stems.flatMap((one) => [one, `${one}a`, `${one}o`, `${one}e`, `${one}s`]);
  return whole.some(isNameLike) ? [] : whole;
}

function behindPrefix(folded: string): string[] {
  const [, rest] =
    /^(?:hiper|hipo|pos|pre|anti|semi|sub|inter|intra|peri|para|retro|infra|supra|super|mini|mega|ultra)(.{4,})$/.exec(
      folded,
    ) ?? [];
  return rest === undefined ? [] : [rest, rest.replace(/^([rs])\1/, '$1')];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Whether one letter more, one less, another one, or two exchanged make a word of which this is true. */
function someSlip(folded: string, isMeant: (word: string) => boolean): boolean {
  for (let at = 0; at <= folded.length; at += 1) {
    const [before, behind] = [folded.slice(0, at), folded.slice(at)];
    const [one = '', two = ''] = behind;
    const rest = behind.slice(1);
    if (one !== '' && isMeant(before + rest)) return true;
    if (two !== '' && isMeant(before + two + one + behind.slice(2))) return true;
    for (const letter of letters) {
      if (isMeant(before + letter + behind)) return true;
      if (one !== '' && isMeant(before + letter + rest)) return true;
    }
  }
  return false;
}
