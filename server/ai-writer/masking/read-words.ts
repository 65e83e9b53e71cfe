import { foldText } from '@meridia/shared/folded-text.ts';
import { wordList } from './word-list.ts';

/** One word of a text, with the facts that follow from its spelling. */
export interface Word {
  text: string;
  /** Small letters, no accents. */
  folded: string;
  start: number;
  end: number;
  /** The text between the word before and this one. */
  gap: string;
  /** Begins with a capital that is not explained by the beginning of a sentence, by a heading or by a text in capitals. */
  stands: boolean;
  /** Begins with a capital for any reason. */
  capital: boolean;
  /** First of its sentence, line or bracket. */
  first: boolean;
}

export function readWords(text: string): Word[] {
  const found = [...text.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)];
  const words = found.map(({ 0: word, index }, at): Word => {
    const before = found[at - 1];
    const gap = text.slice(before ? before.index + before[0].length : 0, index);
    const capital = /^\p{Lu}/u.test(word);
    const shortened = before !== undefined && abbreviations.has(foldText(before[0]));
    const pause = shortened ? gap.replace(/^\s?(?:\([ao]\))?\.?[ªº]?\.?/u, '') : gap;
    const first = at === 0 || /[.!?:;\n•"“”()[\]]/.test(pause) || /(?:^|\s)[-–—*]\s/.test(pause);
    return {
      text: word,
      folded: foldText(word),
      start: index,
      end: index + word.length,
      gap,
      capital,
      first,
      stands: false,
    };
  });
  for (const sentence of sentencesOf(words)) {
    const capitals = !isHeading(sentence);
    for (const word of sentence) word.stands = capitals && word.capital && !word.first;
  }
  return words;
}

/** The full stop of these words does not end a sentence. */
const abbreviations = wordList(
  'sr sra srs sras srta mme mlle dr dra drs dras prof profa d av r ir jr sta sto pe cel cap',
);

function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    if ((word.first && /[.!?\n]/.test(word.gap)) || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  return sentences;
}

/** IN CAPITALS, or Written Like A Title: capitals have no meaning there. */
function isHeading(sentence: readonly Word[]): boolean {
  const long = sentence.filter(({ text }) => text.length > 3);
  const share = (test: (word: Word) => boolean) => long.filter(test).length / long.length;
  if (long.length >= 2 && share(({ text }) => text === text.toUpperCase()) > 0.6) return true;
  return long.length >= 5 && share(({ capital }) => capital) > 0.88;
}
