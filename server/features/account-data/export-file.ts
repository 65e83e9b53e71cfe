import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';

/** One file of the ZIP. */
export interface ExportFile {
  path: string;
  bytes: Uint8Array;
  /** A picture: compressing it again gains nothing. */
  packed?: boolean;
}

/** What the parts of an export share. */
export interface ExportScene {
  tx: Tx;
  storage: Deps['storage'];
  accountId: string;
  /** Rows told so far, by table. */
  rows: Map<string, number>;
  /** Pictures whose file is gone: where they would stand. */
  missing: string[];
}

export function told(scene: ExportScene, table: string, count: number): void {
  scene.rows.set(table, (scene.rows.get(table) ?? 0) + count);
}

export function jsonFile(path: string, content: unknown): ExportFile {
  return textFile(path, `${JSON.stringify(content, null, 2)}\n`);
}

export function textFile(path: string, text: string): ExportFile {
  return { path, bytes: new TextEncoder().encode(text) };
}

/** A stored picture; when its file is gone the manifest says so, and the export goes on. */
export async function pictureFile(scene: ExportScene, path: string, storageKey: string): Promise<ExportFile | null> {
  const bytes = await scene.storage.get(storageKey);
  if (bytes) return { path, bytes, packed: true };
  scene.missing.push(path);
  return null;
}
