import { createHash } from 'node:crypto';
import { sampleLingua } from '@meridia/server/mtc/render/sample-relatorio.ts';
import type { Storage } from '@meridia/server/ports.ts';
import { fotoKinds } from '@meridia/shared/foto.ts';
import type postgres from 'postgres';
import { solid } from './pictures.ts';
import { insertFoto } from './rows.ts';
import { insertReport } from './shares.ts';

/** One colour per photo, which appears nowhere else in a report. */
export const fotoColours = { lingua: '#ff00c8', face: '#00e0ff', orelha: '#b4ff00' } as const;

/** A finished report with tongue, face and ear, each stored as a photo of one colour. @returns ids and storage keys */
export async function insertPhotoReport(
  sql: postgres.Sql,
  storage: Pick<Storage, 'put'>,
  terapeutaId: string,
  nomeCliente = 'Helena Prado',
): Promise<{ id: string; fotoIds: string[]; keys: string[] }> {
  const stored = await Promise.all(
    fotoKinds.map(async (kind) => {
      const id = await insertFoto(sql, terapeutaId, { kind });
      const [row] = await sql<{ key: string }[]>`select storage_key as key from fotos where id = ${id}`;
      const key = row?.key ?? '';
      const jpeg = await solid(1600, 1200, fotoColours[kind]).jpeg().toBuffer();
      await storage.put(key, jpeg);
      await sql`update fotos set sha256 = ${createHash('sha256').update(jpeg).digest('hex')} where id = ${id}`;
      return { id, kind, key };
    }),
  );
  const fotos = stored.map(({ id, kind }) => ({
    id,
    kind,
    observacoes: { ...sampleLingua, kind, contorno: kind === 'lingua' ? sampleLingua.contorno : null },
  }));
  const fotoIds = stored.map(({ id }) => id);
  const id = await insertReport(sql, terapeutaId, {
    nomeCliente,
    change: (relatorio) => ({ ...relatorio, fotos }),
  });
  await sql`update fotos set draft_id = null, avaliacao_id = ${id} where id in ${sql(fotoIds)}`;
  return { id, fotoIds, keys: stored.map(({ key }) => key) };
}
