/** The part of pdfmake that we use: `@types/pdfmake` would bring browser types into the server. */
declare module 'pdfmake' {
  interface TableNode {
    table: { body: unknown[]; headerRows?: number };
  }

  export interface TableLayout {
    hLineWidth?: (row: number, node: TableNode) => number;
    vLineWidth?: () => number;
    hLineColor?: (row: number, node: TableNode) => string;
    vLineColor?: () => string;
    fillColor?: () => string;
    paddingLeft?: () => number;
    paddingRight?: () => number;
    paddingTop?: () => number;
    paddingBottom?: () => number;
  }

  const pdfmake: {
    /** Font files by family and style. */
    setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void;
    setTableLayouts(layouts: Record<string, TableLayout>): void;
    /** Called while pages are drawn, first after the first thing on the first page. What it throws ends the document. */
    setProgressCallback(callback: (share: number) => void): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(document: {
      content: unknown;
      defaultStyle: { lineHeight?: number };
      styles: Record<string, { lineHeight?: number }>;
      /** Left, top, right, bottom in points. */
      pageMargins: [number, number, number, number];
      /** Called with each node after its layout; true moves the node to the next page. Pages count from 1, `verticalRatio` is 0 to 1. */
      pageBreakBefore?: (node: {
        headlineLevel?: number;
        startPosition: { pageNumber: number; verticalRatio: number };
      }) => boolean;
      header?: (page: number) => unknown;
      footer?: (page: number, pages: number) => unknown;
    }): { getBuffer(): Promise<Uint8Array> };
  };
  export default pdfmake;
}
