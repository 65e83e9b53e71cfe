import type { Balanca, Barra } from '../barras.tsx';
import { coresElementos } from '../texturas.tsx';
import type { Conteudo, Traco } from './documento.ts';
import { cores } from './estilo-pdf.ts';

const trilho = 110;
const eixo = 60;

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
    margin: [0, 0, 0, 2],
  }));
}

/** Diverging rows, each with its words at the left: the middle means balance. */
export function balancasPdf(balancas: readonly Balanca[], largura: number): Conteudo[] {
  return balancas.map(({ nome, valor, leitura }) => {
    const meio = (Math.min(100, Math.abs(valor)) / 100) * (eixo / 2);
    return {
      margin: [0, 0, 0, 1.5],
      columns: [
        {
          width: largura - eixo,
          text: [{ text: nome, bold: true }, ` ${leitura.replace(/ de 100$/, '\u00a0de\u00a0100')}`],
          style: 'sans',
          fontSize: 8.6,
        },
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
      ],
      columnGap: 0,
    };
  });
}

// A value of 0 draws no bar.
function retangulo(medidas: { x: number; y: number; w: number; h: number; r?: number; color: string }): Traco[] {
  return medidas.w > 0 ? [{ type: 'rect', ...medidas }] : [];
}
