import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { digestOfKey } from '@meridia/server/integrations/storage/storage-key.ts';
import postgres from 'postgres';
import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { signInAt, type Therapist } from './therapist.ts';

export interface Read {
  reports: number;
  wrongReports: number;
  fotos: number;
  wrongFotos: number;
  rowsWithoutFile: number;
  filesWithoutRow: number;
}

/**
 * Starts the app on the restored data, signs every therapist in and reads all their reports and photos like a browser.
 * @param source the database of the backup: reports that were finished then must be the same as there, the others are written now
 */
export async function readRestored(
  source: postgres.Sql,
  dataDir: string,
  therapists: Therapist[],
  takenAt: Date,
): Promise<Read> {
  const app = await startAppProcess({ DATA_DIR: dataDir });
  const read: Read = { reports: 0, wrongReports: 0, fotos: 0, wrongFotos: 0, rowsWithoutFile: 0, filesWithoutRow: 0 };
  const sql = postgres((await findEmbeddedPostgres(join(dataDir, 'postgres'))) ?? '', { max: 1 });
  try {
    for (const { email, userId } of therapists) {
      const client = await signInAt(app.baseUrl, email);
      const rows = await sql<{ id: string }[]>`select id from avaliacoes where terapeuta_id = ${userId}`;
      for (const { id } of rows) {
        // Reports that were unfinished at the time of the backup are written now.
        const report = await eventually(
          async () => {
            const found = await client.trpc.avaliacoes.byId.query({ id });
            return found.status === 'pendente' ? null : found;
          },
          'a report to end',
          60_000,
        );
        read.reports += 1;
        const [before] = await source`select relatorio_html as html from avaliacoes where id = ${id}`;
        const isNew = report.finishedAt !== null && new Date(report.finishedAt) > takenAt;
        const isSame = report.status === 'finalizado' && (isNew || report.relatorioHtml === before?.html);
        if (!isSame || !report.relatorioHtml) read.wrongReports += 1;
        for (const foto of report.fotos) {
          const response = await client.fetch(`/api/fotos/${foto.id}`);
          const sha256 = createHash('sha256')
            .update(Buffer.from(await response.arrayBuffer()))
            .digest('hex');
          const [kept] = await source`select sha256 from fotos where id = ${foto.id}`;
          read.fotos += 1;
          if (response.status !== 200 || kept?.sha256 !== sha256) read.wrongFotos += 1;
        }
        if (report.fotos.length === 0) read.wrongFotos += 1;
      }
    }
    const rows = await sql<{ key: string }[]>`select storage_key as key from fotos`;
    const named = new Set(rows.map(({ key }) => digestOfKey(key)));
    for await (const { digest } of createDiskStorage(join(dataDir, 'fotos')).list()) {
      if (!named.delete(digest)) read.filesWithoutRow += 1;
    }
    read.rowsWithoutFile = named.size;
    return read;
  } finally {
    await sql.end();
    await app.stop();
  }
}
