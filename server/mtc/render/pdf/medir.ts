import type { Conteudo, Estilo, Forma, Margem, Tabela, Texto } from './documento.ts';
import { base, estilos } from './estilo-pdf.ts';

/**
 * About how high a content will be, in points, before it is set. This is enough to decide what may be kept on one page, because
 * pdfmake cuts off a block that is taller than a page. The result is rather too high than too low.
 * @param largura room in points
 */
export function medir(conteudo: Conteudo, largura: number, herdado: Estilo = base): number {
  if (typeof conteudo === 'string') return linhas(conteudo.length, largura, herdado);
  if (Array.isArray(conteudo)) return somar(conteudo, largura, herdado);
  if (conteudo.relativePosition) return 0;
  const estilo = { ...herdado, ...(conteudo.style ? estilos[conteudo.style] : {}), ...definidos(conteudo) };
  const [esquerda, acima, direita, abaixo] = conteudo.margin ?? semMargem;
  const livre = largura - esquerda - direita;
  const propria = typeof conteudo.width === 'number' ? Math.min(conteudo.width, livre) : livre;
  return acima + abaixo + medirForma(conteudo, propria, { ...estilo, margin: semMargem });
}

const semMargem: Margem = [0, 0, 0, 0];

function medirForma(forma: Forma, largura: number, estilo: Estilo): number {
  if ('text' in forma) return medirTexto(forma.text, largura, estilo);
  if ('stack' in forma) return somar(forma.stack, largura, estilo);
  if ('columns' in forma) {
    const vaos = forma.columnGap * Math.max(0, forma.columns.length - 1);
    const larguras = repartir(
      forma.columns.map((coluna) => (typeof coluna === 'object' && 'width' in coluna ? coluna.width : '*')),
      largura - vaos,
    );
    return Math.max(0, ...forma.columns.map((coluna, index) => medir(coluna, larguras[index] ?? largura, estilo)));
  }
  if ('svg' in forma) return medirSvg(forma.svg, largura);
  if ('image' in forma) return forma.fit[1];
  if ('canvas' in forma) {
    return Math.max(
      0,
      ...forma.canvas.map((traco) => (traco.type === 'rect' ? traco.y + traco.h : Math.max(traco.y1, traco.y2))),
    );
  }
  return medirTabela(forma.table, largura, estilo, forma.layout === 'linhas_juntas' ? linhaJunta : linhaSolta);
}

function medirTexto(texto: Texto, largura: number, estilo: Estilo): number {
  if (typeof texto === 'string') {
    return texto.split('\n').reduce((soma, linha) => soma + linhas(linha.length, largura, estilo), 0);
  }
  const letras = texto.reduce((soma, parte) => soma + (typeof parte === 'string' ? parte : parte.text).length, 0);
  return linhas(letras, largura, estilo);
}

/** The letters of the serif font are half as wide as the type is high, lines end ragged, and a line is 1.37 times the size. */
function linhas(letras: number, largura: number, { fontSize = base.fontSize, lineHeight = 1 }: Estilo): number {
  return Math.max(1, Math.ceil((letras * fontSize * 0.5) / Math.max(largura, 1))) * fontSize * 1.37 * lineHeight;
}

/** What a row has above and below its text, in points, with the larger type of its code (server/pdf/pdf-worker.ts). */
const [linhaSolta, linhaJunta] = [10, 5];

function medirTabela({ widths, body }: Tabela, largura: number, estilo: Estilo, porLinha: number): number {
  const larguras = repartir(widths, largura);
  return body.reduce(
    (soma, linha) =>
      soma + porLinha + Math.max(0, ...linha.map((celula, index) => medir(celula, larguras[index] ?? largura, estilo))),
    0,
  );
}

function medirSvg(svg: string, largura: number): number {
  const [, larguraDoSvg = '1', alturaDoSvg = '1'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return (largura * Number(alturaDoSvg)) / Number(larguraDoSvg);
}

function repartir(larguras: readonly (number | string | undefined)[], total: number): number[] {
  const fixas = larguras.map((largura) =>
    typeof largura === 'number' ? largura : largura?.endsWith('%') ? (Number.parseFloat(largura) * total) / 100 : null,
  );
  const resto = total - fixas.reduce((soma: number, largura) => soma + (largura ?? 0), 0);
  const livres = fixas.filter((largura) => largura === null).length;
  return fixas.map((largura) => largura ?? resto / livres);
}

function somar(conteudos: readonly Conteudo[], largura: number, estilo: Estilo): number {
  return conteudos.reduce((soma: number, item) => soma + medir(item, largura, estilo), 0);
}

function definidos({ fontSize, lineHeight }: Estilo): Estilo {
  return { ...(fontSize ? { fontSize } : {}), ...(lineHeight ? { lineHeight } : {}) };
}
