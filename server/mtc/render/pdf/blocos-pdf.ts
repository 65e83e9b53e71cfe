import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { secaoRevista } from '../revisao-por-secao.ts';
import type { Conteudo, Margem, Tabela } from './documento.ts';
import { cores, folga, medidas } from './estilo-pdf.ts';
import { medir } from './medir.ts';

/** A longer paragraph may continue on the next page. */
const maxParagrafo = 60;
/**
 * Taller blocks may break. Kept whole, they would leave much of a page empty, and pdfmake cuts off a block that is taller than a
 * page. The heading of such a block still never stands at the foot of a page (`cabeca`).
 */
const maxInteiro = 280;
/** Words may break earlier than pictures and tables. */
const maxPalavras = 110;
/** Height of a section's heading above a block that is kept whole. */
const alturaDoTitulo = 40;

/** Paragraphs of a text, short ones kept whole; none for an empty text. */
export function paragrafos(texto: string, style?: string, largura: number = medidas.largura): Conteudo[] {
  return texto
    .split(/\n{2,}/)
    .filter((paragrafo) => paragrafo.trim() !== '')
    .map((paragrafo) => {
      const bloco = { text: paragrafo.trim(), margin: [0, 0, 0, 3] satisfies Margem, ...(style ? { style } : {}) };
      return medir(bloco, largura) < maxParagrafo ? { ...bloco, unbreakable: true } : bloco;
    });
}

/**
 * A part of the report. Its heading is also a bookmark and never stands alone at the foot of a page.
 * @param pode 'partir': its first block may break, with a drawing's height of it below the heading
 */
export function secao(
  { titulo, ideograma, pode }: { titulo: string; ideograma?: string; pode?: 'partir' },
  [primeiro, ...resto]: readonly Conteudo[],
): Conteudo {
  if (primeiro === undefined) return [];
  const bloco = (solto: boolean): Conteudo[] => {
    const marca = pode === 'partir' ? { headlineLevel: 2 as const } : cabeca(solto);
    return [{ ...marca, stack: tituloDeSecao({ titulo, ...(ideograma && { ideograma }) }) }, primeiro];
  };
  const juntos = typeof primeiro === 'object' && 'unbreakable' in primeiro && primeiro.unbreakable;
  const limite = pode === 'partir' ? 0 : alturaDoTitulo + (juntos ? maxInteiro : maxPalavras);
  return [manter(bloco, medidas.largura, limite), ...resto];
}

/** A heading with its Han letters over a rule; it is also a bookmark. */
export function tituloDeSecao(
  { titulo, ideograma = '' }: { titulo: string; ideograma?: string },
  largura: number = medidas.largura,
): Conteudo[] {
  const larguraDoIdeograma = 68;
  return [
    {
      margin: [0, 7, 0, 0.5],
      columns: [
        { width: largura - larguraDoIdeograma, text: titulo, style: 'titulo', outline: true },
        { width: larguraDoIdeograma, text: ideograma, style: 'ideograma', alignment: 'right', margin: [0, 2, 0, 0] },
      ],
      columnGap: 0,
    },
    { ...fio(cores.linha, 0.75, largura), margin: [0, 0, 0, 3] },
  ];
}

/** A section with what a review says of it; none when the review struck it. */
export function revista(relatorio: Relatorio, id: string, daSecao: () => Conteudo): Conteudo[] {
  const { retirada, autoria, notas } = secaoRevista(relatorio, id);
  return retirada ? [] : [daSecao(), ...escritoPor(autoria), ...ditoNaRevisao(notas)];
}

function escritoPor(autoria: string): Conteudo[] {
  return autoria === '' ? [] : [{ text: autoria, style: 'nota', margin: [0, 2, 0, 0] satisfies Margem }];
}

/** What was noted beside a part. */
export function ditoNaRevisao(notas: readonly { rotulo: string; texto: string }[]): Conteudo[] {
  return notas.map(({ rotulo, texto }) => ({
    margin: [0, 4, 0, 2],
    text: [{ text: `${rotulo}: `, bold: true, color: cores.jade }, texto],
  }));
}

/** A block kept on one page. A block that is too tall is built again with permission to break, and its heading is marked. */
export function manter(
  bloco: (solto: boolean) => Conteudo[],
  largura: number = medidas.largura,
  limite = maxPalavras,
): Conteudo {
  const junto = bloco(false);
  return medir(junto, largura) < limite ? { stack: junto, unbreakable: true } : { stack: bloco(true) };
}

/** Marks the heading of a block that may break: near the foot of a page it moves to the next page (server/pdf/pdf-worker.ts). */
export function cabeca(solto: boolean): { headlineLevel?: 1 } {
  return solto ? { headlineLevel: 1 } : {};
}

/** Kept on one page, unless it is tall. */
export function inteiro(conteudo: Conteudo[], largura: number = medidas.largura): Conteudo {
  return { stack: conteudo, unbreakable: medir(conteudo, largura) < maxInteiro };
}

/**
 * Text on the left, its picture on the right; paragraphs that would stand below the picture take the whole width.
 * @param figura what stands at the right, `larguraFigura` points wide
 */
export function dupla(texto: string, figura: Conteudo[], larguraFigura = 190): Conteudo[] {
  const vao = 22;
  const largura = medidas.largura - larguraFigura - vao;
  const aoLado = paragrafos(texto, undefined, largura);
  const abaixo = paragrafos(texto);
  const alturaFigura = medir(figura, larguraFigura);
  const [primeiro] = aoLado;
  if (primeiro === undefined) return [inteiro(figura, larguraFigura)];
  // One paragraph that is far longer than its picture reads better across the page.
  if (medir(primeiro, largura) > 2 * alturaFigura + 120) return [...abaixo, inteiro(figura)];
  let cabem = 0;
  for (let altura = 0; cabem < aoLado.length && altura < alturaFigura - 20; cabem += 1) {
    altura += medir(aoLado[cabem] ?? '', largura);
  }
  return [
    inteiro([
      {
        columns: [
          { width: largura, stack: aoLado.slice(0, cabem) },
          { width: larguraFigura, stack: figura },
        ],
        columnGap: vao,
      },
    ]),
    ...abaixo.slice(cabem),
  ];
}

/** Cells of a table without head, read from left to right; a row stays whole. */
export function emCelulas(celulas: readonly Conteudo[], colunas = 2, largura: number = medidas.largura): Conteudo[] {
  if (celulas.length === 0) return [];
  const linhas = Array.from({ length: Math.ceil(celulas.length / colunas) }, (_, linha) =>
    Array.from({ length: colunas }, (_, coluna) => celulas[linha * colunas + coluna] ?? ''),
  );
  const widths = Array.from({ length: colunas }, () => largura / colunas - folga);
  return [{ layout: 'linhas', margin: [0, 1, 0, 0], table: semLinhaSo('linhas', { widths, body: linhas }) }];
}

/** Space above and below the rows of a table, in points (server/pdf/pdf-worker.ts). */
const entreLinhas = { linhas: 1.8, linhas_juntas: 0.8 } as const;

/**
 * A table whose rows stay whole and whose last row never stands alone at the top of a page: the last two are one row, which holds a table
 * of both, because pdfmake keeps rows together only with the head.
 */
export function semLinhaSo(layout: keyof typeof entreLinhas, tabela: Tabela): Tabela {
  const { widths, body, headerRows = 0 } = tabela;
  const ultimas = body.slice(-2);
  if (body.length - headerRows < 2) return { ...tabela, dontBreakRows: true };
  const acima = -entreLinhas[layout];
  const juntas: Conteudo = {
    layout,
    colSpan: widths.length,
    margin: [0, acima, -folga, acima],
    table: { widths, dontBreakRows: true, body: ultimas },
  };
  return { ...tabela, dontBreakRows: true, body: [...body.slice(0, -2), [juntas, ...widths.slice(1).map(() => '')]] };
}

/** A rule across the page. */
export function fio(
  lineColor: string,
  lineWidth: number,
  largura: number = medidas.largura,
): {
  canvas: [{ type: 'line'; x1: number; y1: number; x2: number; y2: number; lineWidth: number; lineColor: string }];
} {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: largura, y2: 0, lineWidth, lineColor }] };
}
