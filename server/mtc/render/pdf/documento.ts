/** Whose paper it is: the clinic as it is named today. */
export interface Timbre {
  nomeClinica: string | null;
  /** An image as a data URL, `data:image/png` or `data:image/jpeg`. Nothing is fetched. */
  logo: string | null;
}

/** A document as plain data, so that it can be handed to another thread (server/pdf). */
export interface PdfDocumento {
  corpo: {
    /** See-through strokes and the language need more than the library's 1.3. */
    version: '1.7';
    pageSize: 'A4';
    pageMargins: Margem;
    info: { title: string; author?: string; subject: string; creationDate: Date };
    language: string;
    /** The reader's window shows the title, not the name of the file. */
    displayTitle: boolean;
    defaultStyle: Estilo;
    styles: Record<string, Estilo>;
    content: Conteudo[];
  };
  /** Top of every page but the first, which says it larger. */
  cabecalho: Conteudo;
  /** Bottom of every page; the page's number is added where it is set. */
  rodape: string;
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

/** What of pdfmake's documents the reports use (pdfmake.github.io/docs); its own types would bring the browser's into the server. */
export type Conteudo = string | Conteudo[] | (Bloco & Forma);

interface Bloco extends Estilo {
  style?: string;
  /** Points, share, or what the content takes; in columns only. */
  width?: number | '*' | 'auto';
  /** Kept on one page. */
  unbreakable?: boolean;
  /** A heading whose block may break: it goes to the next page rather than stand low on one. */
  headlineLevel?: 1;
  /** Moved from where it would stand, taking no room. */
  relativePosition?: { x: number; y: number };
}

export type Forma =
  | { text: Texto; outline?: boolean }
  | { stack: Conteudo[] }
  | { columns: Conteudo[]; columnGap: number }
  | { canvas: Traco[] }
  | { svg: string }
  | { image: string; fit: [number, number] }
  | { layout: 'linhas' | 'quadro' | 'creme' | 'alerta'; table: Tabela };

export type Texto = string | (string | (Estilo & { text: string; style?: string; sup?: true }))[];

export interface Tabela {
  widths: (number | string)[];
  body: Conteudo[][];
  /** Rows that stand again on every page which the table reaches. */
  headerRows?: number;
  keepWithHeaderRows?: number;
  dontBreakRows?: boolean;
}

export type Traco =
  | { type: 'rect'; x: number; y: number; w: number; h: number; r?: number; color?: string; lineColor?: string }
  | { type: 'line'; x1: number; y1: number; x2: number; y2: number; lineWidth: number; lineColor: string }
  | { type: 'polyline'; points: { x: number; y: number }[]; closePath: true; lineWidth: number; lineColor: string };
