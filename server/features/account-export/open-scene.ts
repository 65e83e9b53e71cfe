import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';

/** One file of the ZIP. */
export interface ExportFile {
  path: string;
  bytes: Uint8Array;
  /** True for a picture: compressing it again saves nothing. */
  packed?: boolean;
}

/** State that all parts of an export share. */
export interface ExportScene {
  tx: Tx;
  accountId: string;
  /** The number of rows written so far, by table. */
  rows: ReadonlyMap<string, number>;
  /** The paths of pictures whose file does not exist. */
  missing: readonly string[];
  tell(table: string, count: number): void;
  /** Reads a stored picture. If its file does not exist, the manifest says so and the export continues. */
  picture(path: string, storageKey: string): Promise<ExportFile | null>;
}

export function openScene(tx: Tx, storage: Deps['storage'], accountId: string): ExportScene {
  const rows = new Map<string, number>();
  const missing: string[] = [];
  return {
    ...{ tx, accountId, rows, missing },
    tell: (table, count) => {
      rows.set(table, (rows.get(table) ?? 0) + count);
    },
    picture: async (path, storageKey) => {
      const bytes = await storage.get(storageKey);
      if (bytes) return { path, bytes, packed: true };
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
