import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AppError } from '../errors.ts';

/**
 * Guesses (log10) below which a password is refused. zxcvbn's own steps are too coarse here: a Brazilian word, a sign and a
 * year ("Familia@2020") come to 10^8.1 and reach its step 3, while ten random characters come to 10^10.
 */
const fewestGuessesLog10 = 8.5;

// What everybody here would think of first; the dictionaries know more of daily life than of this trade.
const wordsOfTheTrade = [
  ...['senha', 'acesso', 'mudar', 'trocar', 'teste', 'bemvindo', 'brasil'],
  ...['acupuntura', 'acupunturista', 'terapia', 'terapeuta', 'medicina', 'chinesa', 'clinica', 'clínica', 'holistica'],
];

/**
 * Refuses passwords that stand in lists of known ones or are easily put together from words, names and years.
 * @param field where the person typed it
 * @param ownWords name, email and product: the first things a guesser tries
 * @throws VALIDATION with what to do instead
 */
export async function refuseGuessable(
  password: string,
  field: 'password' | 'newPassword',
  ownWords: readonly string[],
): Promise<void> {
  if (!(await isGuessable(password, ownWords))) return;
  throw new AppError('VALIDATION', 'Confira os campos destacados.', {
    fields: {
      [field]:
        'Esta senha é fácil de adivinhar. Junte três ou mais palavras sem relação entre si, sem nomes, datas nem sequências.',
    },
  });
}

export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  const words = ownWords
    .flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  const zxcvbn = await estimator();
  // Several words of one's own multiply in the estimate, though a guesser has them all at hand: without them little may be left.
  return [password, withoutWords(password, words)].some(
    (text) => zxcvbn.check(text, [...words, ...wordsOfTheTrade]).guessesLog10 < fewestGuessesLog10,
  );
}

function withoutWords(password: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  return pattern ? password.replaceAll(new RegExp(pattern, 'giu'), '.') : password;
}

let loading: Promise<ZxcvbnFactory> | undefined;

// Some 40 MB of dictionaries, for the first who chooses a password and not for every start.
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]).then(
    ([{ ZxcvbnFactory: Factory }, common, portuguese]) =>
      new Factory({
        dictionary: { ...common.dictionary, ...portuguese.dictionary },
        graphs: common.adjacencyGraphs,
        // What comes after this adds nothing to the verdict, and the time grows with the square: 128 characters take half a second.
        maxLength: 40,
      }),
  );
  return loading;
}
