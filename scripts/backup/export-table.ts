import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import { withoutMissing } from './copy-files.ts';
import { writeHashed } from './hashed-file.ts';
import { quoted, type Table } from './list-tables.ts';
import type { WrittenFile } from './manifest.ts';
import type { Seal } from './seal.ts';

const lineEnd = 0x0a;

/** Streams the rows of a table into a new file, compressed, in PostgreSQL's own text format. */
export async function exportTable(
  sql: postgres.ISql,
  table: Table,
  path: string,
  seal: Seal,
): Promise<{ rows: number; file: WrittenFile }> {
  const { where, column } = withoutMissing(table.name);
  const columns = table.columns.map(column).join(', ');
  const found = await sql.unsafe(`copy (select ${columns} from ${quoted(table.name)} ${where}) to stdout`).readable();
  let rows = 0;
  async function* counted() {
    for await (const chunk of found) {
      // In this format each row is one line: line ends inside values are escaped.
      for (const byte of chunk) if (byte === lineEnd) rows += 1;
      yield chunk;
    }
    // The driver (postgres 3.4.9) pauses its socket for a slow reader and resumes it with the next read. After the last row
    // nothing is read any more, so a pause at that moment would last forever. This read ends it.
    found._read(0);
  }
  const file = await writeHashed(path, counted(), { through: createGzip(), seal });
  return { rows, file };
}
