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
export const medidas = { margem: 44, topo: 44, pe: 46, largura: 595.28 - 2 * 44, altura: 841.89 - 44 - 46 } as const;

/** Space at the right of every cell in the tables, in points (server/pdf/pdf-worker.ts). */
export const folga = 10;

/** The serif font has tall lines of its own; 0.93 of them are 1.27 times the type. */
export const base = { font: 'Serifa', fontSize: 9.1, lineHeight: 0.93, color: cores.tinta } as const satisfies Estilo;

/** A line of the serif font is 1.37 times its size. */
export const alturaDaLinha = base.fontSize * 1.37 * base.lineHeight;

export const estilos: Record<string, Estilo> = {
  nome: { fontSize: 18, bold: true, lineHeight: 0.95 },
  titulo: { fontSize: 12.5, bold: true, lineHeight: 0.95 },
  subtitulo: { fontSize: 10.5, bold: true, lineHeight: 1 },
  ideograma: { fontSize: 10.5, color: cores.jade, lineHeight: 1 },
  rotulo: { font: 'Sans', fontSize: 8.5, bold: true, color: cores.cinza, lineHeight: 1.15 },
  nota: { font: 'Sans', fontSize: 8.5, color: cores.cinza, lineHeight: 1.15 },
  legenda: { font: 'Sans', fontSize: 7.8, color: cores.cinza, lineHeight: 1.12 },
  etiqueta: { font: 'Sans', fontSize: 9, color: cores.cinza, lineHeight: 1.12 },
  sans: { font: 'Sans', fontSize: 9.3, lineHeight: 1.08 },
  carta: { fontSize: 11, lineHeight: 1.1 },
  codigo: { fontSize: 11, bold: true, color: cores.jade },
  cautela: { font: 'Sans', fontSize: 8.5, color: cores.cinabre, lineHeight: 1.12 },
};
