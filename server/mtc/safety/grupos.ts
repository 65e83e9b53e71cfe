import { certezaDoPadrao } from './dito.ts';
import type { Certeza, Frase } from './frase.ts';
import { certezaNaFrase, maisForte } from './relatos.ts';

/** One sign of a danger that shows only beside others, however often and in whatever words it is told. */
export interface Grupo {
  /** As a note names it. */
  nome: string;
  sinais: readonly string[];
  /** What the vocabulary does not know as a sign. */
  padrao?: RegExp;
  /** Where the pattern holds only within this answer. */
  campo?: Frase['campo'];
  /** What neither a sign nor a pattern can tell: an amount, an illness of a relative. */
  reconhece?: (frase: Frase) => boolean;
}

/** Signs of one danger that were told, each by its name, and how surely they point to it. */
export interface Juntos {
  certeza: Certeza;
  ditos: readonly string[];
}

/** How a group is told in these sentences; null when it is not. */
export function comoEContado({ sinais, padrao, campo, reconhece }: Grupo, frases: readonly Frase[]): Certeza | null {
  return maisForte(
    frases
      .filter((frase) => campo === undefined || frase.campo === campo)
      .flatMap((frase) => [
        certezaNaFrase(frase, sinais),
        padrao ? certezaDoPadrao(frase, padrao) : null,
        reconhece?.(frase) ? ('certo' as const) : null,
      ])
      .filter((certeza) => certeza !== null),
  );
}

/** The names of the groups that are told for certain. */
export function ditosHoje(grupos: readonly Grupo[], frases: readonly Frase[]): string[] {
  return grupos.filter((grupo) => comoEContado(grupo, frases) === 'certo').map(({ nome }) => nome);
}
