import type { Conteudo, Estilo } from './documento.ts';

export const cores = {
  tinta: '#1E2422',
  cinza: '#565F5A',
  linha: '#E0D8C9',
  trilho: '#EEE8DC',
  creme: '#FBF8F3',
  jade: '#1F5E4B',
  cinabre: '#8F2F1D',
} as const;

/** Points: 72 to the inch; A4 is 595 wide. */
export const medidas = { margem: 48, largura: 595.28 - 2 * 48 } as const;

export const estilos: Record<string, Estilo> = {
  nome: { fontSize: 24, bold: true, lineHeight: 1.05 },
  titulo: { fontSize: 15, bold: true, lineHeight: 1.1 },
  subtitulo: { fontSize: 11.5, bold: true, lineHeight: 1.15 },
  lide: { fontSize: 12, lineHeight: 1.2 },
  rotulo: { font: 'Sans', fontSize: 8.5, bold: true, color: cores.cinza },
  nota: { font: 'Sans', fontSize: 8.5, color: cores.cinza, lineHeight: 1.25 },
  etiqueta: { font: 'Sans', fontSize: 9, color: cores.cinza },
  sans: { font: 'Sans', fontSize: 9.5 },
  codigo: { fontSize: 12, bold: true, color: cores.jade },
  cautela: { font: 'Sans', fontSize: 8.5, color: cores.cinabre },
};

/** Beyond this a block is let break: it might be taller than a page. */
const maxInteiro = 1700;

/** Paragraphs of a text; nothing for an empty one. */
export function paragrafos(texto: string, style?: string): Conteudo[] {
  return texto
    .split(/\n{2,}/)
    .filter((paragrafo) => paragrafo.trim() !== '')
    .map((paragrafo) => ({ text: paragrafo.trim(), margin: [0, 0, 0, 6], ...(style ? { style } : {}) }));
}

/** A part of the report: its heading never stands alone at the foot of a page. */
export function secao(titulo: string, [primeiro, ...resto]: readonly Conteudo[]): Conteudo {
  const cabeca: Conteudo[] = [
    { text: titulo, style: 'titulo', margin: [0, 18, 0, 4] },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: medidas.largura, y2: 0, lineWidth: 0.75, lineColor: cores.linha }],
      margin: [0, 0, 0, 8],
    },
  ];
  if (primeiro === undefined) return [];
  return [inteiro([...cabeca, primeiro]), ...resto];
}

/** Kept on one page, unless it is so long that it might not fit on any. */
export function inteiro(conteudo: Conteudo[]): Conteudo {
  return { stack: conteudo, unbreakable: comprimento(conteudo) < maxInteiro };
}

/** Text on the left, its picture on the right. */
export function dupla(texto: Conteudo[], figura: Conteudo[]): Conteudo {
  return {
    columns: [
      { width: '*', stack: texto },
      { width: 190, stack: figura },
    ],
    columnGap: 22,
  };
}

function comprimento(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + comprimento(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  // A drawing is no text, however many numbers it has.
  return Object.entries(value).reduce((sum, [key, item]) => sum + (key === 'svg' ? 0 : comprimento(item)), 0);
}
