import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import pdfmake, { type TableLayout } from 'pdfmake';
import type { Conteudo, Estilo, PdfDocumento } from '../mtc/render/pdf/documento.ts';

/**
 * A thread that sets one document and then ends (print-pdf.ts). The layout of ten pages takes longer than a web process may be
 * blocked. The file also runs from its source under plain Node, so it imports only types and packages.
 */
const documento: PdfDocumento = workerData;

const fontFolder = fileURLToPath(new URL('./fonts/', import.meta.url));
const font = (name: string) => `${fontFolder}${name}.ttf`;
const fonts = {
  Serifa: {
    normal: font('serif-regular'),
    bold: font('serif-semibold'),
    italics: font('serif-italic'),
    bolditalics: font('serif-semibold'),
  },
  Sans: {
    normal: font('sans-regular'),
    bold: font('sans-semibold'),
    italics: font('sans-regular'),
    bolditalics: font('sans-semibold'),
  },
};

// Functions cannot be sent to a thread, so documents refer to these by name.
const layouts: Record<string, TableLayout> = {
  linhas: rows(1.8),
  linhas_juntas: rows(0.8),
  alerta: box({ line: '#B5412B', fill: '#FDF3EF' }),
};

pdfmake.setFonts(fonts);
pdfmake.setTableLayouts(layouts);
// Nothing in a report can make this process fetch an address or read a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontFolder));

const { corpo, cabecalho, rodape, maximoDePaginas = Number.POSITIVE_INFINITY } = documento;
/** Room for a heading and some lines below it, a drawing, or the beginning of a table, as shares of the page. */
const lugarDoTitulo: Record<number, number> = { 1: 0.86, 2: 0.82, 3: 0.8 };
/** A last page with less than this share of a page is drawn up into the pages before it. */
const ultimaQuaseVazia = 0.35;
/** Points taken off the margins above and below, and the share of the space between lines that is left; and what they win of a page. */
const apertos = [
  { margem: 6, entrelinha: 0.98, ganho: 0.02 },
  { margem: 12, entrelinha: 0.94, ganho: 0.05 },
  { margem: 14, entrelinha: 0.9, ganho: 0.09 },
];

const normal = await setPages({ margem: 0, entrelinha: 1 });
const aTirar = normal.ultima < ultimaQuaseVazia || normal.paginas > maximoDePaginas ? normal.ultima : 0;
const basta = ({ ganho }: (typeof apertos)[number]) =>
  normal.paginas <= maximoDePaginas && aTirar < ganho * (normal.paginas - 1);
const aperto = apertos.find(basta) ?? apertos.at(-1);
const apertado = aTirar > 0 && normal.paginas > 1 && aperto ? await setPages(aperto) : normal;
parentPort?.postMessage((apertado.paginas < normal.paginas ? apertado : normal).bytes);

async function setPages({ margem, entrelinha }: { margem: number; entrelinha: number }) {
  let paginas = 1;
  let ultima = 0;
  const [esquerda, acima, direita, abaixo] = corpo.pageMargins;
  const bytes = await pdfmake
    .createPdf({
      ...structuredClone(corpo),
      defaultStyle: apertar(corpo.defaultStyle, entrelinha),
      styles: Object.fromEntries(
        Object.entries(corpo.styles).map(([name, style]) => [name, apertar(style, entrelinha)]),
      ),
      pageMargins: [esquerda, acima - margem, direita, abaixo - margem],
      pageBreakBefore: ({ headlineLevel, startPosition: { pageNumber, verticalRatio } }) => {
        if (pageNumber > paginas) [paginas, ultima] = [pageNumber, 0];
        if (pageNumber === paginas) ultima = Math.max(ultima, verticalRatio);
        return verticalRatio > (lugarDoTitulo[headlineLevel ?? 0] ?? 1);
      },
      header: (page: number): Conteudo => (page === 1 ? '' : structuredClone(cabecalho)),
      footer: (page: number, pages: number): Conteudo => {
        paginas = pages;
        return {
          margin: [esquerda, 12 - margem / 2, direita, 0],
          columns: [
            { width: 427, text: rodape, style: 'nota', fontSize: 7.5 },
            { width: 60, text: `${page} de ${pages}`, style: 'nota', alignment: 'right' },
          ],
          columnGap: 20,
        };
      },
    })
    .getBuffer();
  return { bytes, paginas, ultima };
}

function apertar(estilo: Estilo, entrelinha: number): Estilo {
  return { ...estilo, lineHeight: (estilo.lineHeight ?? 1) * entrelinha };
}

/** Hairlines between rows, a stronger one below the head. */
function rows(padding: number): TableLayout {
  return {
    hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : row === table.headerRows ? 1 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (row, { table }) => (row === table.headerRows ? '#1E2422' : '#E0D8C9'),
    paddingLeft: () => 0,
    paddingRight: () => 10,
    paddingTop: () => padding,
    paddingBottom: () => padding,
  };
}

function box({ line, fill }: { line: string; fill: string }): TableLayout {
  return {
    hLineWidth: () => 0.75,
    vLineWidth: () => 0.75,
    hLineColor: () => line,
    vLineColor: () => line,
    fillColor: () => fill,
    paddingLeft: () => 9,
    paddingRight: () => 9,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  };
}
