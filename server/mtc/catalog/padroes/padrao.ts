import type { Orgao } from '@meridia/shared/relatorio.ts';
import type { MarcaPrincipio, MarcaSubstancia } from '../sinais/sinal.ts';
import type { SinalId } from '../sinais.ts';
import type { PadraoId } from './padrao-ids.ts';

/**
 * A pattern as taught. The weight of a sign follows from the list that holds it (diferenciacao/pontuar.ts); a separate number for
 * each sign could not be justified.
 */
export interface Padrao {
  nome: string;
  pinyin: string;
  /** Code of ICD-11 chapter 26, TM1. */
  codigoTm1: string;
  /** Why the code belongs to the parent category: the table has no code for the pattern itself. */
  notaTm1?: string;
  /** ben (root) or biao (branch), as the pattern usually is. */
  natureza: 'raiz' | 'manifestacao';
  orgaos: readonly Orgao[];
  marcas: readonly (MarcaPrincipio | MarcaSubstancia)[];
  /** The pattern is considered only when one of these signs is present. */
  cardinais: readonly SinalId[];
  /**
   * Of each group at least one sign must be present: the sign that gives the pattern its name, or a sign of each of its two
   * organs.
   */
  exige?: readonly (readonly SinalId[])[];
  secundarios: readonly SinalId[];
  /** Tongue and pulse signs as taught. */
  exame: readonly SinalId[];
  /** Signs that speak against the pattern. */
  contrarios: readonly SinalId[];
  /** Signs that its nature opposes elsewhere, and that are common in it: they speak neither for nor against. */
  neutros?: readonly SinalId[];
  /** Patterns that this one contains. Each pair is listed once, at the larger pattern. */
  inclui?: readonly PadraoId[];
  /** The question or exam that would decide between this pattern and its neighbours. */
  decidiria: string;
}
