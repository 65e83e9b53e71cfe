import type { Orgao } from '@meridia/shared/relatorio.ts';

/** The meaning of a sign before any pattern is considered: organ, thermal nature, strength, vital substance. */
export type Marca = Orgao | MarcaPrincipio | MarcaSubstancia;
export type MarcaPrincipio = 'frio' | 'calor' | 'deficiencia' | 'excesso' | 'exterior';
export type MarcaSubstancia =
  | 'qi_def'
  | 'qi_exc'
  | 'xue_def'
  | 'xue_exc'
  | 'yin_def'
  | 'yang_def'
  | 'yang_exc'
  | 'jinye_def'
  | 'jinye_exc';

export interface Sinal {
  /** Portuguese label in lower case that fits into the middle of a sentence. */
  rotulo: string;
  marcas: readonly Marca[];
}

export function sinal(rotulo: string, marcas: readonly Marca[]): Sinal {
  return { rotulo, marcas };
}
