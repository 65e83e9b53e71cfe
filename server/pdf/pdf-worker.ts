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
const bytes = await pdfmake
  .createPdf({
    ...corpo,
    // A heading whose block may break needs room for some lines of that block.
    pageBreakBefore: ({ headlineLevel, startPosition }) => headlineLevel === 1 && startPosition.verticalRatio > 0.8,
    header: (page: number): Conteudo => (page === 1 ? '' : structuredClone(cabecalho)),
    footer: (page: number, pages: number): Conteudo => ({
      margin: [46, 14, 46, 0],
      columns: [
        { width: 423, text: rodape, style: 'nota', fontSize: 7.5 },
        { width: 60, text: `${page} de ${pages}`, style: 'nota', alignment: 'right' },
      ],
      columnGap: 20,
    }),
  })
  .getBuffer();
parentPort?.postMessage(bytes);

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
