import type { SinalId } from '../catalog/sinais.ts';

/** What an answer says: a sign, its strength 0..1, and whether the answer denies it. */
export interface Leitura {
  sinal: SinalId;
  forca: number;
  presente?: false;
  /** What the answer says, where the sign's own label says more or something else. */
  rotulo?: string;
}

export const claro = (sinal: SinalId, rotulo?: string): Leitura[] => [ler(sinal, 0.85, rotulo)];
export const fraco = (sinal: SinalId, rotulo?: string): Leitura[] => [ler(sinal, 0.5, rotulo)];
const ler = (sinal: SinalId, forca: number, rotulo?: string): Leitura =>
  rotulo ? { sinal, forca, rotulo } : { sinal, forca };
export const nega = (sinal: SinalId): Leitura => ({ sinal, forca: 0.6, presente: false });
