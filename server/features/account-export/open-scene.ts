import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import type { FotoOnPaper, RelatorioOnPaper } from '../relatorios/queries.ts';

/** One file of the ZIP. */
export interface ExportFile {
  path: string;
  bytes: Uint8Array;
  /** True for a picture: compressing it again saves nothing. */
  packed?: boolean;
}

/** Sets a report as PDF. @throws UNAVAILABLE, TOO_MANY_REQUESTS when there is no turn for it */
export type PrintRelatorio = (paper: RelatorioOnPaper & { fotos: readonly FotoOnPaper[] }) => Promise<Uint8Array>;

/** One client instead of the whole account. */
export interface ClienteExport {
  /** The client, and all who were merged into her. */
  family: readonly string[];
  print: PrintRelatorio;
  /** Whether the plan has the clinic's brand now. */
  marca: boolean;
}

/** Most PDFs in one export. Each takes a second of a processor; the other reports are there as HTML. */
const mostPdfs = 50;

/** State that all parts of an export share. */
export interface ExportScene {
  tx: Tx;
  accountId: string;
  /** Null for an export of the whole account. */
  cliente: ClienteExport | null;
  /** The number of rows written so far, by table. */
  rows: ReadonlyMap<string, number>;
  /** The paths of pictures whose file does not exist. */
  missing: readonly string[];
  tell(table: string, count: number): void;
  /** Reads a stored picture. If its file does not exist, the manifest says so and the export continues. */
  picture(path: string, storageKey: string): Promise<ExportFile | null>;
  /**
   * A PDF; null without an export of one client. Beyond the limit, or when there is no turn for it, the manifest says so and the export
   * continues.
   */
  pdf(path: string, paper: Parameters<PrintRelatorio>[0]): Promise<ExportFile | null>;
}

export function openScene(
  tx: Tx,
  storage: Deps['storage'],
  accountId: string,
  cliente: ClienteExport | null = null,
): ExportScene {
  const rows = new Map<string, number>();
  const missing: string[] = [];
  let printed = 0;
  return {
    tx,
    accountId,
    cliente,
    rows,
    missing,
    tell: (table, count) => {
      rows.set(table, (rows.get(table) ?? 0) + count);
    },
    picture: async (path, storageKey) => {
      const bytes = await storage.get(storageKey);
      if (bytes) return { path, bytes, packed: true };
      missing.push(path);
      return null;
    },
    pdf: async (path, paper) => {
      if (!cliente) return null;
      printed += 1;
      try {
        if (printed <= mostPdfs) return { path, bytes: await cliente.print(paper), packed: true };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
      missing.push(path);
      return null;
    },
  };
}

export function jsonFile(path: string, content: unknown): ExportFile {
  return textFile(path, `${JSON.stringify(content, null, 2)}\n`);
}

export function textFile(path: string, text: string): ExportFile {
  return { path, bytes: new TextEncoder().encode(text) };
}
