import type { SinalId } from '../catalog/sinais.ts';

/** What an answer says: a sign, its strength 0..1, and whether the answer denies it. */
export interface Leitura {
  sinal: SinalId;
  forca: number;
  presente?: false;
  /** What the answer says, where that is narrower than the sign's own label. */
  rotulo?: string;
}

export const claro = (sinal: SinalId): Leitura[] => [{ sinal, forca: 0.85 }];
export const fraco = (sinal: SinalId): Leitura[] => [{ sinal, forca: 0.5 }];
export const nega = (sinal: SinalId): Leitura => ({ sinal, forca: 0.6, presente: false });
