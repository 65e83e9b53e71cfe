import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import { withoutMissing } from './copy-files.ts';
import { writeHashed } from './hashed-file.ts';
import { quoted, type Table } from './list-tables.ts';
import type { WrittenFile } from './manifest.ts';

const lineEnd = 0x0a;

/** Streams a table's rows, in PostgreSQL's own text format and packed, into a new file. */
export async function exportTable(
  sql: postgres.ISql,
  table: Table,
  path: string,
): Promise<{ rows: number; file: WrittenFile }> {
  const { where, column } = withoutMissing(table.name);
  const columns = table.columns.map(column).join(', ');
  const found = await sql.unsafe(`copy (select ${columns} from ${quoted(table.name)} ${where}) to stdout`).readable();
  let rows = 0;
  async function* counted() {
    for await (const chunk of found) {
      // In this format a row is a line: line ends inside of values are escaped.
      for (const byte of chunk) if (byte === lineEnd) rows += 1;
      yield chunk;
    }
    // The driver (postgres 3.4.9) pauses its socket for a slow reader and resumes it with the reader's next wish. At the end of the
    // stream there is none, so that a pause of the last moment would never be taken back: it is wished for here.
    found._read(0);
  }
  const file = await writeHashed(path, counted(), createGzip());
  return { rows, file };
}
