import { commonWords, keyboardRuns } from './common-words.ts';

/** The least guesses (log10) of an accepted password. Ten random characters need 12, a word with a sign and a year 7. */
const fewestGuessesLog10 = 9.5;
/** Later characters do not change the verdict. */
const longestLooked = 40;

/** Guesses (log10) that an attacker who knows people's habits needs for each piece of a password. */
const cost = {
  /** Name, email, product: an attacker tries these first. */
  own: 0.3,
  common: 2,
  /** A word from a dictionary of ten thousand. */
  word: 4,
  shortWord: 3,
  run: 1.5,
  year: 1.5,
  repeat: 0.5,
  letter: 1.4,
  digit: 1,
  sign: 1.2,
} as const;

type PieceKind = keyof typeof cost;

/**
 * Why a password that satisfies the other rules is easy to guess, with advice; null when it is not. Browser and server use this same
 * function, so the server does not refuse a password that the screen accepted.
 * @param ownTexts name, email and product
 */
export function explainGuessable(password: string, ownTexts: readonly string[]): string | null {
  const { total, kinds } = cheapestPieces(password, ownWordsIn(ownTexts));
  if (total >= fewestGuessesLog10) return null;
  const what = kinds.has('own')
    ? 'Seu nome, seu email e o nome do sistema não contam'
    : kinds.has('run') || kinds.has('year') || kinds.has('repeat')
      ? 'Anos, sequências e repetições quase não contam'
      : 'Uma palavra só é pouco';
  return `${what}: junte outra palavra sem relação, ou mais letras e números ao acaso.`;
}

/** The division of the password into pieces that needs the fewest guesses. */
function cheapestPieces(password: string, own: ReadonlySet<string>): { total: number; kinds: Set<PieceKind> } {
  const text = plain(password).slice(0, longestLooked);
  const best: { total: number; kinds: Set<PieceKind> }[] = [{ total: 0, kinds: new Set() }];
  for (let end = 1; end <= text.length; end += 1) {
    let cheapest = { total: Number.POSITIVE_INFINITY, kinds: new Set<PieceKind>() };
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const kind = kindOf(text.slice(start, end), text.slice(0, start), own);
      if (!before || !kind || before.total + cost[kind] >= cheapest.total) continue;
      cheapest = { total: before.total + cost[kind], kinds: new Set([...before.kinds, kind]) };
    }
    best.push(cheapest);
  }
  return best.at(-1) ?? { total: 0, kinds: new Set() };
}

/** The kind of a piece; null for a text that is not one piece. */
function kindOf(piece: string, before: string, own: ReadonlySet<string>): PieceKind | null {
  if (piece.length === 1) {
    if (before.endsWith(piece)) return 'repeat';
    return /[a-z]/.test(piece) ? 'letter' : /\d/.test(piece) ? 'digit' : 'sign';
  }
  if (before.endsWith(piece)) return 'repeat';
  const spelled = readings(piece);
  if (spelled.some((word) => own.has(word))) return 'own';
  if (spelled.some((word) => commonWords.has(word))) return 'common';
  if (piece.length >= 3 && keyboardRuns.some((run) => run.includes(piece))) return 'run';
  if (/^(19|20)\d\d$/.test(piece)) return 'year';
  if (!isWordLike(piece)) return null;
  return piece.length === 3 ? 'shortWord' : 'word';
}

/** Letters that can be spoken are most likely a word, and attackers have dictionaries. */
function isWordLike(piece: string): boolean {
  return piece.length <= 14 && /^[a-z]{3,}$/.test(piece) && /[aeiouy]/.test(piece) && !/[^aeiouy]{5}/.test(piece);
}

/** The piece itself, and the piece with signs replaced by the letters that they often stand for. */
function readings(piece: string): string[] {
  const letters = piece
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/7/g, 't');
  return [piece, letters.replace(/[1!|]/g, 'i'), letters.replace(/[1!|]/g, 'l')];
}

function ownWordsIn(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => {
    const bare = plain(text);
    return [bare, bare.split('@')[0] ?? '', ...bare.split(/[^a-z0-9]+/)];
  });
  return new Set(words.filter((word) => word.length > 2));
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
