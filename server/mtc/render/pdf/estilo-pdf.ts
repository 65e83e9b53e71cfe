import type { Estilo } from './documento.ts';

export const cores = {
  tinta: '#1E2422',
  cinza: '#565F5A',
  linha: '#E0D8C9',
  trilho: '#EEE8DC',
  creme: '#FBF8F3',
  jade: '#1F5E4B',
  cinabre: '#8F2F1D',
} as const;

/** Points: 72 to the inch; A4 is 595 by 842. */
export const medidas = { margem: 46, topo: 52, pe: 50, largura: 595.28 - 2 * 46, altura: 841.89 - 52 - 50 } as const;

export const base = { font: 'Serifa', fontSize: 9.4, lineHeight: 1, color: cores.tinta } as const satisfies Estilo;

export const estilos: Record<string, Estilo> = {
  nome: { fontSize: 25, bold: true, lineHeight: 1 },
  titulo: { fontSize: 15, bold: true, lineHeight: 1 },
  subtitulo: { fontSize: 11.5, bold: true, lineHeight: 1.05 },
  lide: { fontSize: 11.5, lineHeight: 1.02 },
  ideograma: { fontSize: 12, color: cores.jade, lineHeight: 1 },
  rotulo: { font: 'Sans', fontSize: 8.5, bold: true, color: cores.cinza, lineHeight: 1.15 },
  nota: { font: 'Sans', fontSize: 8.5, color: cores.cinza, lineHeight: 1.2 },
  legenda: { font: 'Sans', fontSize: 7.8, color: cores.cinza, lineHeight: 1.15 },
  etiqueta: { font: 'Sans', fontSize: 9, color: cores.cinza, lineHeight: 1.15 },
  sans: { font: 'Sans', fontSize: 9.5, lineHeight: 1.1 },
  codigo: { fontSize: 12, bold: true, color: cores.jade },
  cautela: { font: 'Sans', fontSize: 8.5, color: cores.cinabre, lineHeight: 1.15 },
};
