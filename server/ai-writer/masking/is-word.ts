import { foldText } from '@meridia/shared/folded-text.ts';
import { pontos } from '../../mtc/catalog/pontos.ts';
import { clinicalWords } from './clinical-words.ts';
import { everydayWords } from './everyday-words.ts';
import { bridges, kin, personVerbs, relations, titles } from './person-cues.ts';

/** Whether this is a Portuguese word, according to lists and endings. @param folded small letters, no accents */
export function isWord(folded: string): boolean {
  return isThing(folded) || finite.test(folded) || infinite.test(folded);
}

/** The same without verbs, for words with a capital or after a word for a relative. */
export function isThing(folded: string): boolean {
  return isListedWord(folded) || things.test(folded);
}

/** For the word after "mãe" or "marido": it may also be a verb. */
export function isSaidOfSomebody(folded: string): boolean {
  return isThing(folded) || finite.test(folded) || infinite.test(folded);
}

/** In a list, perhaps in another number or gender. */
export function isListedWord(folded: string): boolean {
  if (isListedAsSuch(folded)) return true;
  const forms = [
    folded,
    folded.replace(/e?s$/, ''),
    folded.replace(/s$/, ''),
    folded.replace(/a(s?)$/, 'o$1'),
    folded.replace(/as?$/, 'o'),
  ];
  return forms.some((form) => everydayWords.has(form) || clinicalWords.has(form));
}

/** In a list in this form. */
export function isListedAsSuch(folded: string): boolean {
  return everydayWords.has(folded) || lists.some((list) => list.has(folded));
}

/** Names of points are technical terms. */
const pointNames: ReadonlySet<string> = new Set(pontos.flatMap(({ pinyin }) => foldText(pinyin).split(/[^a-z]+/)));
const lists = [clinicalWords, relations, kin, titles, bridges, personVerbs, pointNames];

/** Words that medicine makes from Greek and chemical stems, and words with a suffix of abstract nouns. */
export function isTerm(folded: string): boolean {
  return terms.test(folded);
}

const endingsOfTerms =
  'ites?|oses?|algias?|emias?|urias?|gramas?|logias?|logistas?|patias?|ectomias?|scopias?|tomias?|terapias?|rragias?|reias?|plegias?|penias?|fobias?|grafias?|fagias?|pepsias?|oide[oa]?s?|omas?|icinas?|idinas?|azois?|azol|pril|artana|olol|pina|xina|mida|tina|zida|amina|mente|ismos?|[cs]ao|[cs]oes';
const terms = new RegExp(`.{2}(?:${endingsOfTerms})$`);
/** Nouns and adjectives derived from other words, and technical terms. */
const things = new RegExp(
  `.{2}(?:${[
    'dades?|mentos?|[aei]ncias?|agens?|istas?|[aei]ve(?:l|is)|os[oa]s?|[a-z][ia]c[oa]s?|iv[oa]s?|[ae]ns[oa]s?|[ae]nt[oa]s?|ezas?|ices|uras?|ores?|oras?',
    endingsOfTerms,
    '[aei]d[oa]s?|[aei]ntes?|zinh[oa]s?|inhas?|inhos|eir[oa]s?|ari[oa]s?|ais|eis|ois|uis|[dnrtu]u?al|ciais|cial|orai?s?|ular(?:es)?|iliar(?:es)?|onar(?:es)?',
  ].join('|')})$`,
);
const finite = /.{2}(?:av[ao]m?|avamos|iam|ei|ou|eu|iu|[a-z][aei]m|[aei]ram|[aei]sse[ms]?|[aei]mos|[aei]ria[ms]?)$/;
const infinite = /.{2}(?:[aei]ndo|[aei]r|[aei]rem)$/;
