import type { Orgao } from '@meridia/shared/relatorio.ts';
import type { MarcaPrincipio, MarcaSubstancia } from '../sinais/sinal.ts';
import type { SinalId } from '../sinais.ts';
import type { PadraoId } from './padrao-ids.ts';

/** A pattern as taught. Weights follow from the list a sign stands in (diferenciacao/pontuar.ts), not from single numbers nobody could defend. */
export interface Padrao {
  nome: string;
  pinyin: string;
  /** ICD-11 chapter 26 TM1. */
  codigoTm1: string;
  /** Why the code is a parent's, when the table has none for the pattern itself. */
  notaTm1?: string;
  /** ben (root) or biao (branch), as the pattern usually stands. */
  natureza: 'raiz' | 'manifestacao';
  orgaos: readonly Orgao[];
  marcas: readonly (MarcaPrincipio | MarcaSubstancia)[];
  /** Without any of these the pattern is not thought of. */
  cardinais: readonly SinalId[];
  /** Of each group at least one sign must be there: what the pattern is named after, or each of its two organs. */
  exige?: readonly (readonly SinalId[])[];
  secundarios: readonly SinalId[];
  /** Tongue and pulse as taught. */
  exame: readonly SinalId[];
  /** Signs that speak against it. */
  contrarios: readonly SinalId[];
  /** Patterns that this one already contains; listed once, under the larger name. */
  inclui?: readonly PadraoId[];
  /** The question or exam that would decide between this pattern and its neighbours. */
  decidiria: string;
}
