import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Faixa, Palavra } from '../leitura/palavras.ts';

/** How a sign is told: today, as something of the past, or so that nobody can be sure. */
export type Certeza = 'certo' | 'passado' | 'incerto';

/** One sentence of a free text with the signs that it states. */
export interface Frase {
  campo: DadosAnamneseField;
  palavras: readonly Palavra[];
  /** All words in lower case without accents, one space between; "sanguinho" is "sangue". */
  texto: string;
  /** The whole answer, in which the words stand from `inicio` to `fim`. */
  resposta: string;
  /** By the ids of the vocabulary. What is denied or said of somebody else is not among them. */
  sinais: ReadonlyMap<string, Certeza>;
  /** Signs that this sentence denies. */
  negados: ReadonlySet<string>;
  /** Where among the words of the sentence each of its signs begins and ends; the end is not in it. */
  lugares: ReadonlyMap<string, readonly Faixa[]>;
  /** The client's age, where it is known. */
  idade?: number;
  /** For each word whether it is said of somebody else, whether it is of the past or told as cured, and whether it is denied. */
  marcas: readonly { deOutro: boolean; passada: boolean; negada: boolean; curada?: true }[];
}
