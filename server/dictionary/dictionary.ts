import { foldText } from '@meridia/shared/folded-text.ts';
import { type Affixes, readAffixes } from './affixes.ts';
import { WordTable } from './word-table.ts';

/** What the dictionary knows of the letters of a word: every word that is written with them, whatever its accents. */
interface Meanings {
  /** The dictionary has it as it stands, and not only as a form of another word. */
  isEntry: boolean;
  /** A form of a verb and of nothing else: "estuda", but not "flores" or "pérola". */
  isVerb: boolean;
  /** It has a masculine and a feminine, as adjectives and people have. */
  isGendered: boolean;
}

export interface Dictionary {
  /** Whether Portuguese has the word, in any inflection. A name in small letters is no word. @param folded small letters, no accents */
  has(folded: string): boolean;
  /** The same for a short word that ends in an accent, where the accent decides: "pé" is a word, "Zé" is a name. */
  hasWritten(text: string): boolean;
  meanings(folded: string): Meanings;
  /** The words of which this is a form, itself among them: "torci" is one of "torcer". Without accents. */
  stems(folded: string): string[];
}

/** @param aff and `dic` are the two files of a Hunspell dictionary, in UTF-8 */
export function readDictionary(aff: Uint8Array, dic: Uint8Array): Dictionary {
  const affixes = readAffixes(new TextDecoder().decode(aff));
  const table = new WordTable(dic);
  const find = (folded: string) => table.find(folded).filter(({ flags }) => !flags.includes(forbidden));
  return {
    has: (folded) => find(folded).length > 0 || isInflected(table, affixes, folded),
    hasWritten: (text) => table.find(foldText(text)).some(({ word }) => word === text.toLowerCase().normalize('NFC')),
    stems: (folded) => [...find(folded), ...stemsOf(table, affixes, folded)].map(({ word }) => foldText(word)),
    meanings: (folded) => {
      const entries = table.find(folded);
      const forms = stemsOf(table, affixes, folded);
      return {
        isEntry: entries.length > 0,
        isVerb: forms.length > 0 && forms.every(({ strip }) => strip.endsWith('r')) && entries.length === 0,
        isGendered: [...entries, ...forms].some(({ flags }) => meets(flags, affixes.gendered)),
      };
    },
  };
}

/** Of entries that the dictionary warns of. */
const forbidden = 'ý';

interface Form {
  strip: string;
  /** The word that is inflected, and its flags. */
  word: string;
  flags: string;
}

function isInflected(table: WordTable, affixes: Affixes, folded: string): boolean {
  if (stemsOf(table, affixes, folded).length > 0) return true;
  for (let length = 1; length <= Math.min(7, folded.length - shortestStem); length += 1) {
    const flags = affixes.prefixes.get(folded.slice(0, length));
    if (flags === undefined) continue;
    const rest = folded.slice(length);
    const stems = [...table.find(rest), ...stemsOf(table, affixes, rest)];
    if (stems.some((stem) => meets(stem.flags, flags))) return true;
  }
  return false;
}

/** In letters: of two letters nearly everything could be made. */
const shortestStem = 3;

/** The entries of which this is another form. */
function stemsOf(table: WordTable, { suffixes, longest }: Affixes, folded: string): Form[] {
  const found: Form[] = [];
  for (let length = 0; length <= Math.min(longest, folded.length - 1); length += 1) {
    const kept = folded.slice(0, folded.length - length);
    for (const { strip, flags } of suffixes.get(folded.slice(kept.length)) ?? []) {
      if (kept.length + strip.length < shortestStem || (length === 0 && strip === '')) continue;
      for (const entry of table.find(kept + strip)) if (meets(entry.flags, flags)) found.push({ strip, ...entry });
    }
  }
  return found;
}

function meets(some: string, others: string): boolean {
  for (const flag of some) if (others.includes(flag)) return true;
  return false;
}
