/** Whose paper it is: the clinic with its present name. */
export interface Timbre {
  nomeClinica: string | null;
  /** An image as a data URL, `data:image/png` or `data:image/jpeg`. Nothing is fetched. */
  logo: string | null;
  /** Who attends, with council and number, for the letterhead and the line to sign. */
  profissional?: string;
}

/** A document as plain data, so that it can be sent to another thread (server/pdf). */
export interface PdfDocumento {
  corpo: {
    /** Transparent strokes and the document language need more than pdfmake's default of 1.3. */
    version: '1.7';
    pageSize: 'A4';
    pageMargins: Margem;
    info: { title: string; author?: string; subject: string; creationDate: Date };
    language: string;
    /** The reader's window shows the title instead of the file name. */
    displayTitle: boolean;
    defaultStyle: Estilo;
    styles: Record<string, Estilo>;
    content: Conteudo[];
  };
  /** Text at the top of every page except the first, which shows the same in larger type. */
  cabecalho: Conteudo;
  /** Text at the bottom of every page; the page number is added when the page is set. */
  rodape: string;
  /** A document with more pages is set again with less space between lines and in the margins. */
  maximoDePaginas?: number;
  /** The last two blocks are kept together where the last page would be nearly empty without. */
  fimJunto?: true;
  /** What is set instead of the content when that needs more pages, or leaves the last one nearly empty, even so; never on more pages. */
  seNaoCouber?: Conteudo[];
}

/** Left, top, right, bottom in points. */
export type Margem = [number, number, number, number];

export interface Estilo {
  font?: 'Serifa' | 'Sans';
  fontSize?: number;
  lineHeight?: number;
  bold?: boolean;
  italics?: boolean;
  color?: string;
  alignment?: 'left' | 'right' | 'center';
  margin?: Margem;
}

/**
 * The parts of pdfmake's documents that the reports use (pdfmake.github.io/docs). pdfmake's own types would bring browser types
 * into the server.
 */
export type Conteudo = string | Conteudo[] | (Bloco & Forma);

interface Bloco extends Estilo {
  style?: string;
  /** In points, as a share, or as wide as the content; for columns only. */
  width?: number | '*' | 'auto';
  /** How many columns of a table the cell is wide; the cells that it covers are ''. */
  colSpan?: number;
  /** Kept on one page. */
  unbreakable?: boolean;
  /** Begins a page. */
  pageBreak?: 'before';
  /** Marks the heading of a block that may break: near the foot of a page it moves to the next page; 2 keeps room for a drawing, 3 for the head and two rows of a table. */
  headlineLevel?: 1 | 2 | 3;
  /** Shifted from its normal position; takes no room. */
  relativePosition?: { x: number; y: number };
}

export type Forma =
  | { text: Texto; outline?: boolean }
  | { stack: Conteudo[] }
  | { columns: Conteudo[]; columnGap: number }
  | { canvas: Traco[] }
  | { svg: string }
  | { image: string; fit: [number, number] }
  | { layout: 'linhas' | 'linhas_juntas' | 'alerta'; table: Tabela };

export type Texto = string | (string | (Estilo & { text: string; style?: string; sup?: true }))[];

export interface Tabela {
  widths: (number | string)[];
  body: Conteudo[][];
  /** Rows that are repeated on every page of the table. */
  headerRows?: number;
  keepWithHeaderRows?: number;
  dontBreakRows?: boolean;
}

export type Traco =
  | { type: 'rect'; x: number; y: number; w: number; h: number; r?: number; color?: string; lineColor?: string }
  | { type: 'line'; x1: number; y1: number; x2: number; y2: number; lineWidth: number; lineColor: string };
