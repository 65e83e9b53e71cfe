import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** Every file of a ZIP by its path; each is checked against its checksum in the ZIP. */
export async function readZip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true });
  const files = new Map<string, Buffer>();
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue;
    if (files.has(entry.filename)) throw new Error(`twice in the ZIP: ${entry.filename}`);
    files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  }
  await zip.close();
  return files;
}

export function readJson<T>(files: Map<string, Buffer>, path: string): T {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`not in the ZIP: ${path}`);
  return JSON.parse(bytes.toString('utf8')) as T;
}

export interface Manifesto {
  linhas: Record<string, number>;
  arquivos: number;
  imagens: number;
  ausentes: string[];
}
