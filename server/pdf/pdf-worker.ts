import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import pdfmake, { type TableLayout } from 'pdfmake';
import type { Conteudo, PdfDocumento } from '../mtc/render/pdf/documento.ts';

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
  linhas: {
    hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : row === table.headerRows ? 1 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (row, { table }) => (row === table.headerRows ? '#1E2422' : '#E0D8C9'),
    paddingLeft: () => 0,
    paddingRight: () => 10,
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
  },
  // The rows of a table that go on below another one.
  linhas_seguem: {
    hLineWidth: (row, { table }) => (row === table.body.length ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => '#E0D8C9',
    paddingLeft: () => 0,
    paddingRight: () => 10,
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
  },
  quadro: box({ line: '#E0D8C9', fill: '#FBF8F3' }),
  creme: box({ line: '#FBF8F3', fill: '#FBF8F3' }),
  alerta: box({ line: '#B5412B', fill: '#FDF3EF' }),
};

pdfmake.setFonts(fonts);
pdfmake.setTableLayouts(layouts);
// Nothing in a report can make this process fetch an address or read a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontFolder));

const { corpo, cabecalho, rodape } = documento;
/** Room for a heading and some lines below it, a drawing, or the beginning of a table, as shares of the page. */
const lugarDoTitulo: Record<number, number> = { 1: 0.8, 2: 0.68, 3: 0.74 };
/** A last page with less than this share of a page is drawn up into the pages before it, if slightly smaller margins allow it. */
const ultimaQuaseVazia = 0.35;
const apertos = [9, 13];

const normal = await setPages(0);
let escolhido = normal;
for (const aperto of normal.ultima < ultimaQuaseVazia ? apertos : []) {
  if (escolhido.paginas === normal.paginas && normal.paginas > 1) escolhido = await setPages(aperto);
}
parentPort?.postMessage((escolhido.paginas < normal.paginas ? escolhido : normal).bytes);

/** @param menos points taken off the margins above and below */
async function setPages(menos: number) {
  let paginas = 1;
  let ultima = 0;
  const [esquerda, acima, direita, abaixo] = corpo.pageMargins;
  const bytes = await pdfmake
    .createPdf({
      ...structuredClone(corpo),
      pageMargins: [esquerda, acima - menos, direita, abaixo - menos],
      pageBreakBefore: ({ headlineLevel, startPosition: { pageNumber, verticalRatio } }) => {
        if (pageNumber > paginas) [paginas, ultima] = [pageNumber, 0];
        if (pageNumber === paginas) ultima = Math.max(ultima, verticalRatio);
        return verticalRatio > (lugarDoTitulo[headlineLevel ?? 0] ?? 1);
      },
      header: (page: number): Conteudo => (page === 1 ? '' : structuredClone(cabecalho)),
      footer: (page: number, pages: number): Conteudo => {
        paginas = pages;
        return {
          margin: [46, 14 - menos / 2, 46, 0],
          columns: [
            { width: 423, text: rodape, style: 'nota', fontSize: 7.5 },
            { width: 60, text: `${page} de ${pages}`, style: 'nota', alignment: 'right' },
          ],
          columnGap: 20,
        };
      },
    })
    .getBuffer();
  return { bytes, paginas, ultima };
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
    paddingTop: () => 7,
    paddingBottom: () => 7,
  };
}
