import type { Elemento } from '@meridia/shared/relatorio.ts';

// Source: WHO Standard Acupuncture Point Locations in the Western Pacific Region (2008); Brazilian letters as in common use.

export interface DadosMeridiano {
  /** Channel letters of the WHO. */
  oms: string;
  nome: string;
  artigo: 'o' | 'a';
  /** Number of points on the channel. */
  pontos: number;
  polaridade: 'yin' | 'yang';
  /** The element of the channel's organ; null for the midline vessels. */
  elemento: Elemento | null;
}

export const meridianos = {
  P: { oms: 'LU', nome: 'Pulmão', artigo: 'o', pontos: 11, polaridade: 'yin', elemento: 'metal' },
  IG: { oms: 'LI', nome: 'Intestino Grosso', artigo: 'o', pontos: 20, polaridade: 'yang', elemento: 'metal' },
  E: { oms: 'ST', nome: 'Estômago', artigo: 'o', pontos: 45, polaridade: 'yang', elemento: 'terra' },
  BP: { oms: 'SP', nome: 'Baço', artigo: 'o', pontos: 21, polaridade: 'yin', elemento: 'terra' },
  C: { oms: 'HT', nome: 'Coração', artigo: 'o', pontos: 9, polaridade: 'yin', elemento: 'fogo' },
  ID: { oms: 'SI', nome: 'Intestino Delgado', artigo: 'o', pontos: 19, polaridade: 'yang', elemento: 'fogo' },
  B: { oms: 'BL', nome: 'Bexiga', artigo: 'a', pontos: 67, polaridade: 'yang', elemento: 'agua' },
  R: { oms: 'KI', nome: 'Rim', artigo: 'o', pontos: 27, polaridade: 'yin', elemento: 'agua' },
  PC: { oms: 'PC', nome: 'Pericárdio', artigo: 'o', pontos: 9, polaridade: 'yin', elemento: 'fogo' },
  TA: { oms: 'TE', nome: 'Triplo Aquecedor', artigo: 'o', pontos: 23, polaridade: 'yang', elemento: 'fogo' },
  VB: { oms: 'GB', nome: 'Vesícula Biliar', artigo: 'a', pontos: 44, polaridade: 'yang', elemento: 'madeira' },
  F: { oms: 'LR', nome: 'Fígado', artigo: 'o', pontos: 14, polaridade: 'yin', elemento: 'madeira' },
  VG: { oms: 'GV', nome: 'Vaso Governador', artigo: 'o', pontos: 28, polaridade: 'yang', elemento: null },
  VC: { oms: 'CV', nome: 'Vaso da Concepção', artigo: 'o', pontos: 24, polaridade: 'yin', elemento: null },
} as const satisfies Record<string, DadosMeridiano>;

export type Meridiano = keyof typeof meridianos;
