import { z } from 'zod';

/** What a therapist may say of a sign that was read in a free text: the text does not say it, says it, or denies it. */
const decisoes = ['removido', 'presente', 'negado'] as const;

/**
 * The therapist's word about one sign in one free text. It holds against every later reading, as long as the words that she judged
 * still stand in the text.
 */
const correcaoSchema = z.object({
  /** The key of the text in its form. */
  campo: z.string().min(1).max(40),
  /** An id of the catalogue. An unknown one changes nothing. */
  sinal: z.string().min(1).max(60),
  /** The sign in the words that the therapist saw. */
  rotulo: z.string().min(1).max(200),
  decisao: z.enum(decisoes),
  /** From the beginning of the sentence to the last of the words that were read. */
  trecho: z.string().min(1).max(240),
});
export type Correcao = z.output<typeof correcaoSchema>;
export type Decisao = Correcao['decisao'];

const mostCorrecoes = 100;

/** With the answers of the form to which they belong. An older row has none. */
export const correcoesSchema = z.array(correcaoSchema).max(mostCorrecoes).default([]);
/** For values in the form and on the device. It never fails. */
export const formCorrecoesSchema = correcoesSchema.catch([]);

/** A sign as the reader found it in a text. The offsets belong to the text in NFC. */
export interface ReadSign {
  sinal: string;
  presente: boolean;
  rotulo: string;
  trechos: readonly { inicio: number; fim: number }[];
}

/** The corrections of one text that hold, by sign. */
export function correcoesOf(
  campo: string,
  texto: string | null | undefined,
  correcoes: readonly Correcao[],
): Map<string, Correcao> {
  const own = correcoes.filter((correcao) => correcao.campo === campo);
  if (own.length === 0 || !texto) return new Map();
  const tidied = tidy(texto);
  return new Map(
    own.filter(({ trecho }) => stands(tidy(trecho), tidied)).map((correcao) => [correcao.sinal, correcao]),
  );
}

/** The corrections whose words still stand in these answers; the others must not be kept, because they quote what was deleted. */
export function standingCorrecoes(
  correcoes: readonly Correcao[],
  textOf: (campo: string) => string | null | undefined,
): Correcao[] {
  return correcoes.filter((correcao) => correcoesOf(correcao.campo, textOf(correcao.campo), [correcao]).size > 0);
}

/** The same list with the therapist's newest word about this sign; null takes her word back. */
export function withDecisao(
  correcoes: readonly Correcao[],
  { campo, texto, sign, decisao }: { campo: string; texto: string; sign: ReadSign; decisao: Decisao | null },
): Correcao[] {
  const isSame = (correcao: Correcao) => correcao.campo === campo && correcao.sinal === sign.sinal;
  const others = correcoes.filter((correcao) => !isSame(correcao));
  const trecho = wordsOf(texto.normalize('NFC'), sign.trechos[0]) || correcoes.find(isSame)?.trecho || '';
  if (decisao === null || trecho === '') return others;
  const { sinal, rotulo } = sign;
  return [...others, { campo, sinal, rotulo: rotulo.slice(0, 200), decisao, trecho }].slice(-mostCorrecoes);
}

const longestTrecho = 200;

/**
 * Another beginning of the sentence may turn its sense round ("não tem febre"), so the words are kept together with it. What follows
 * them may change.
 */
function wordsOf(texto: string, stretch: ReadSign['trechos'][number] | undefined): string {
  if (!stretch) return '';
  const before = texto.slice(0, stretch.inicio);
  const sentence = Math.max(...sentenceEnds.map((end) => before.lastIndexOf(end))) + 1;
  const from = Math.max(sentence, stretch.fim - longestTrecho, 0);
  return texto.slice(from, stretch.fim).trim();
}

const sentenceEnds = ['.', ';', '!', '?', '\n'];

/** Spaces are set anew when a list is stored, so they do not count. */
function tidy(texto: string): string {
  return texto
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?, ?/g, ',')
    .trim();
}

function stands(trecho: string, texto: string): boolean {
  const wholeSentence = trecho.length < longestTrecho - 10;
  for (let at = texto.indexOf(trecho); at >= 0; at = texto.indexOf(trecho, at + 1)) {
    const previous = texto.slice(0, at).replace(/ +$/, '').at(-1);
    const next = texto.at(at + trecho.length) ?? ' ';
    const begins = !wholeSentence || previous === undefined || sentenceEnds.includes(previous);
    if (begins && !/[\p{L}\p{N}]/u.test(next)) return true;
  }
  return false;
}
