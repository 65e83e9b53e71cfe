import { fileURLToPath } from 'node:url';
import pdfmake, { type TableLayout } from 'pdfmake';
import type { Conteudo, Estilo, PdfDocumento } from '../mtc/render/pdf/documento.ts';

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
const folgado = { margem: 0, entrelinha: 1 };

interface Medida {
  paginas: number;
  /** How much of the last page is filled, as a share of it. */
  ultima: number;
}

/**
 * The program of a thread that sets one document after another (print-pdf.ts). The layout of a report takes longer than a web process may be
 * blocked. The file also runs from its source under plain Node, so it imports only types and packages.
 */
export default async function setDocument(documento: PdfDocumento): Promise<Uint8Array> {
  const { maximoDePaginas = Number.POSITIVE_INFINITY } = documento;
  const fits = ({ paginas, ultima }: Medida) =>
    paginas === 1 || (ultima >= ultimaQuaseVazia && paginas <= maximoDePaginas);
  const normal = await setPages(documento, folgado, fits).catch(medidaDe);
  if (normal instanceof Uint8Array) return normal;
  const basta = ({ ganho }: (typeof apertos)[number]) =>
    normal.paginas <= maximoDePaginas && normal.ultima < ganho * (normal.paginas - 1);
  // Blocks that stay whole may need more than was reckoned; and a page less is not enough where the one before is nearly empty too.
  const fitsOnLess = (medida: Medida) => medida.paginas < normal.paginas && fits(medida);
  for (const aperto of apertos.slice(apertos.findIndex(basta))) {
    const apertado = await setPages(documento, aperto, fitsOnLess).catch(medidaDe);
    if (apertado instanceof Uint8Array) return apertado;
  }
  const { seNaoCouber, fimJunto, corpo } = documento;
  const noMore = ({ paginas }: Medida) => paginas <= normal.paginas;
  if (seNaoCouber) {
    const posto = await setPages(withContent(seNaoCouber), folgado, noMore).catch(medidaDe);
    if (posto instanceof Uint8Array) return posto;
  }
  if (fimJunto) {
    const fim: Conteudo = { stack: corpo.content.slice(-2), unbreakable: true };
    const junto = withContent([...corpo.content.slice(0, -2), fim]);
    const posto = await setPages(junto, folgado, (medida) => noMore(medida) && medida.ultima > normal.ultima).catch(
      medidaDe,
    );
    if (posto instanceof Uint8Array) return posto;
  }
  const fewer = ({ paginas }: Medida) => paginas < normal.paginas;
  const menor = await setPages(documento, apertos.at(-1) ?? folgado, fewer).catch(medidaDe);
  return menor instanceof Uint8Array ? menor : setPages(documento, folgado, () => true);

  function withContent(content: Conteudo[]): PdfDocumento {
    return { ...documento, corpo: { ...corpo, content } };
  }
}

/**
 * Lays the pages out, and draws them when they are wanted: the drawing costs half as much as the layout.
 * @throws NotWanted with what was measured
 */
async function setPages(
  { corpo, cabecalho, rodape }: PdfDocumento,
  { margem, entrelinha }: { margem: number; entrelinha: number },
  isWanted: (medida: Medida) => boolean,
): Promise<Uint8Array> {
  const medida = { paginas: 1, ultima: 0 };
  const [esquerda, acima, direita, abaixo] = corpo.pageMargins;
  pdfmake.setProgressCallback(() => {
    if (!isWanted(medida)) throw new NotWanted(medida);
  });
  return pdfmake
    .createPdf({
      ...structuredClone(corpo),
      defaultStyle: apertar(corpo.defaultStyle, entrelinha),
      styles: Object.fromEntries(
        Object.entries(corpo.styles).map(([name, style]) => [name, apertar(style, entrelinha)]),
      ),
      pageMargins: [esquerda, acima - margem, direita, abaixo - margem],
      pageBreakBefore: ({ headlineLevel, startPosition: { pageNumber, verticalRatio } }) => {
        if (pageNumber > medida.paginas) Object.assign(medida, { paginas: pageNumber, ultima: 0 });
        if (pageNumber === medida.paginas) medida.ultima = Math.max(medida.ultima, verticalRatio);
        return verticalRatio > (lugarDoTitulo[headlineLevel ?? 0] ?? 1);
      },
      header: (page: number): Conteudo => (page === 1 ? '' : structuredClone(cabecalho)),
      footer: (page: number, pages: number): Conteudo => {
        // One page more or less since the last layout: what was seen on its last page counts no longer.
        if (pages !== medida.paginas) Object.assign(medida, { paginas: pages, ultima: 0 });
        return {
          // Two lines that end 10 points above the edge even with the narrowest margin: printers leave the last millimetres white.
          margin: [esquerda, 12 - margem * 0.55, direita, 0],
          columns: [
            { width: 447, text: rodape, style: 'nota', fontSize: 7, lineHeight: 1 },
            { width: 50, text: `${page} de ${pages}`, style: 'nota', alignment: 'right' },
          ],
          columnGap: 10,
        };
      },
    })
    .getBuffer();
}

/** Ends the work on pages before most of them are drawn. */
class NotWanted extends Error {
  readonly medida: Medida;
  constructor(medida: Medida) {
    super();
    this.medida = medida;
  }
}

function medidaDe(error: unknown): Medida {
  if (error instanceof NotWanted) return error.medida;
  throw error;
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
