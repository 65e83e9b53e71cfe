import type { Balanca, Barra } from '../barras.tsx';
import { coresElementos } from '../texturas.tsx';
import type { Conteudo, Traco } from './documento.ts';
import { cores } from './estilo-pdf.ts';

const trilho = 92;
const eixo = 90;
const lado = 48;

/** Rows of name, bar and number. */
export function barrasPdf(barras: readonly Barra[]): Conteudo[] {
  return barras.map(({ nome, elemento, valor }) => ({
    columns: [
      { width: 78, text: nome, style: 'sans' },
      {
        width: trilho,
        margin: [0, 2, 0, 0],
        canvas: [
          { type: 'rect', x: 0, y: 0, w: trilho, h: 8, r: 2, color: cores.trilho },
          ...retangulo({
            x: 0,
            y: 0,
            w: (Math.min(100, valor) / 100) * trilho,
            h: 8,
            r: 2,
            color: coresElementos[elemento].forte,
          }),
        ],
      },
      { width: 20, text: String(Math.round(valor)), style: 'sans', bold: true, alignment: 'right' },
    ],
    // Without this, the columns would inherit the gap of the columns around them.
    columnGap: 0,
    margin: [0, 1, 0, 3],
  }));
}

/** Diverging rows: the middle means balance. */
export function balancasPdf(balancas: readonly Balanca[]): Conteudo[] {
  return balancas.map(({ nome, esquerda, direita, valor, leitura }) => {
    const meio = (Math.min(100, Math.abs(valor)) / 100) * (eixo / 2);
    return {
      unbreakable: true,
      margin: [0, 0, 0, 6],
      stack: [
        { text: [{ text: nome, bold: true }, ` ${leitura}`], style: 'sans', fontSize: 9 },
        {
          columns: [
            { width: lado, text: esquerda, style: 'legenda', alignment: 'right' },
            {
              width: eixo,
              margin: [0, 1, 0, 0],
              canvas: [
                { type: 'rect', x: 0, y: 2, w: eixo, h: 6, r: 3, color: cores.trilho },
                ...retangulo({
                  x: valor < 0 ? eixo / 2 - meio : eixo / 2,
                  y: 2,
                  w: meio,
                  h: 6,
                  color: valor < 0 ? '#2F5673' : '#9A4A1F',
                }),
                { type: 'line', x1: eixo / 2, y1: 0, x2: eixo / 2, y2: 10, lineWidth: 1, lineColor: cores.tinta },
              ],
            },
            { width: lado, text: direita, style: 'legenda' },
          ],
          columnGap: 6,
        },
      ],
    };
  });
}

// A value of 0 draws no bar.
function retangulo(medidas: { x: number; y: number; w: number; h: number; r?: number; color: string }): Traco[] {
  return medidas.w > 0 ? [{ type: 'rect', ...medidas }] : [];
}
