import { everydayWords } from './everyday-words.ts';
import { givenNames } from './given-names.ts';
import { properWords } from './proper-words.ts';
import { surnames } from './surnames.ts';
import { wordList } from './word-list.ts';

/**
 * Whether the word alone is a given name, in any letters: "joao", "Uéslei", "Wanderlúcio". @param folded small letters, no
 * accents
 */
export function isGivenName(folded: string): boolean {
  return (
    givenNames.has(folded) ||
    /^d[ao]s?(?:dores|neves|gracas|merces|anjos|chagas|carmo|luz|virgens)$/.test(folded) ||
    isKnownInOtherLetters(folded, simpleGivenNames) ||
    isPetName(folded) ||
    isMadeUpName(folded)
  );
}

/** Surnames that have no other meaning. */
export function isSurname(folded: string): boolean {
  return (
    surnames.has(folded) ||
    (foreignSurname.test(folded) && !everydayWords.has(folded)) ||
    isKnownInOtherLetters(folded, simpleSurnames)
  );
}

/** Letters that Portuguese words do not contain: "Kelly", "Thaynara", "Jhonatan". */
export function looksForeign(folded: string): boolean {
  // "kkkk" is laughter.
  return (
    folded.length > 3 &&
    /[aeiouy]/.test(folded) &&
    foreignLetters.test(folded) &&
    !properWords.has(folded) &&
    !everydayWords.has(folded)
  );
}

/** The same sound in simple letters: Thereza and Tereza, Wesley and Veslei, Luiza and Luisa. */
export function simplify(folded: string): string {
  return folded
    .replace(/th/g, 't')
    .replace(/ph/g, 'f')
    .replace(/ck|k/g, 'c')
    .replace(/qu(?=[ei])/g, 'c')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/(?<=[aeiou])s(?=[aeiou])/g, 'z')
    .replace(/z$/, 's')
    .replace(/(?<![cln])h/g, '')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/m$/, 'n');
}

const foreignLetters = /[ykw]|th|ph|sh(?!i)|jh|dh|rh|([bdfgjklmnpqtvxz])\1/;
/** Endings of Italian, German, Polish and Slavic surnames. */
const foreignSurname =
  /^.{3,}(?:ezan|[aeo]ll[io]|ett[io]|[aeiou]tt[io]|azz[io]|uzz[io]|ovic|[iy]?wski|czyk|mann|meister|meier|meyer|stein|berg|feld|bauer|sson|escu|enko|akis|oglu|shita|[a-z]{3}ini)$/;
const simpleGivenNames = new Set([...givenNames].map(simplify));
const simpleSurnames = new Set([...surnames].map(simplify));

function isKnownInOtherLetters(folded: string, simple: ReadonlySet<string>): boolean {
  return foreignLetters.test(folded) && !properWords.has(folded) && folded.length > 3 && simple.has(simplify(folded));
}

/** "Mariazinha", "Aninha", "Pedrão": a name with a diminutive or augmentative ending. */
function isPetName(folded: string): boolean {
  const [, stem = '', ending = ''] = /^(.{2,}?)(z?inh[oa]s?|zit[oa]|it[oa]|ao)$/.exec(folded) ?? [];
  if (stem === '' || everydayWords.has(folded)) return false;
  if (ending === 'ao' && givenNames.has(`${stem}as`)) return true;
  if (stem.length + ending.length < 6) return false;
  if (ending.startsWith('z')) return givenNames.has(stem) || givenNames.has(`${stem}s`);
  return stem.length > 3 && (givenNames.has(`${stem}a`) || givenNames.has(`${stem}o`)) && !smallThings.has(folded);
}

/** Diminutives of things that look like diminutives of names. */
const smallThings = wordList('carinha livrinho pedrinhas marquinha martinha cartao portao violao algodao');

/** Endings of made-up Brazilian names that no word has: Josicleide, Genivaldo, Edmilson, Lucimar. */
function isMadeUpName(folded: string): boolean {
  return folded.length > 5 && madeUp.test(folded) && !properWords.has(folded) && !everydayWords.has(folded);
}

const madeUp =
  /^(?!.*(?:parkinson|wilson$))(?:.+(?:[ei]ilson|[adelnrst]ilson|[aeiou]ilton|[bdfklmrv]ilton|[djklnrst]erson|[ikln]elson|[aei]valdo|[aei]naldo|rivaldo|isvaldo|isnaldo|ivaldo|cleide|neide|rleide|sileide|leide|[dgl]ilson|[a-z]{2}[io]mar|[iu]lene|ilane|ylane|iellen?y?|elaine|[a-z]{2}berto(?<!aberto|coberto|(?<!he)liberto)|[fd]redo(?<!segredo)|erlandia|islaine|islene|isleide|[iu]cleia|neuza|valdina|valdete|[dlmnr]iane|aldina|uelson|ilsa|oaldo|mundo(?<!oriundo|imundo|mundo)|lucia|luce|inildo|enildo|anildo|ivan(?:ia|ilda|ildo)|andro|onaldo|delia|delma|imeire|imere|[aoius]linda|gilda|nilda|hilde)|(?:jos|jus|luc|mar|val|wal|vand|wand|cl|ed|gil|jo|ros|sil|fran|adm|gen|her|iv|jair|ren|rog|uel|wel|wil|zen|zil|zul|dil|gis|gles|dei|dai|tai|thai|rai|kai|jai|mai|nai|lai|ely|elis|euc|erm)\w{0,4}(?:mar|ane|iane|ene|ilda|ildo|eide|elma|ilma|air|enir|ival|ivan|ison|ilton|lei|ley|cir|cimar|clei|nei|ney|sson))$/;
