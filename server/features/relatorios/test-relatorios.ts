import { randomInt, randomUUID } from 'node:crypto';
import { avaliacoes } from '@meridia/drizzle/schema.ts';
import { readTipoRelatorio, type TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { TestRelatorio } from '@meridia/shared/test-relatorio.ts';
import { desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { columnsOf, recordEvent } from '../avaliacoes/commands.ts';
import { claimFotos, storeFoto } from '../fotos/commands.ts';
import { drawTongue } from './draw-tongue.ts';
import { generateRelatorioJob } from './jobs.ts';
import { testClients } from './test-clients.ts';

/**
 * Has a report made of a client who does not exist, by the ordinary way: photo, row, job. It belongs to the admin who asks, takes no
 * unit of anybody's quota and counts in no statistics.
 * @throws TOO_MANY_REQUESTS: what takes no unit is bounded by the hour
 */
export async function createTestRelatorio(
  deps: Deps,
  admin: UserActor,
  tipo: TipoRelatorio,
): Promise<{ nomeCliente: string; avaliacaoId: string }> {
  await deps.limits.take('testReport', admin.id);
  const { dados, lingua } = testClients[randomInt(testClients.length)] ?? testClients[0];
  const owner = { id: admin.id, confirmed: true };
  const foto = await storeFoto(deps, admin, { owner, kind: 'lingua', draftId: null, bytes: drawTongue(lingua) });
  const fotos = { lingua: foto.id };
  const avaliacaoId = await asUser(deps.database, admin, async (tx) => {
    const [row] = await tx
      .insert(avaliacoes)
      .values({
        ...columnsOf(admin, { idempotencyKey: randomUUID(), dadosAnamnese: dados, fotos }),
        tipoRelatorio: tipo,
        teste: true,
      })
      .returning({ id: avaliacoes.id });
    if (!row) throw new Error('insert returned no row');
    await claimFotos(tx, admin, row.id, fotos);
    await recordEvent(tx, row.id);
    await notifyAccountChanged(tx, admin.id, 'avaliacoes');
    await deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: row.id }, { account: admin.id });
    return row.id;
  });
  return { nomeCliente: dados.nomeCliente, avaliacaoId };
}

/** Rows of the list (docs/PRODUCT.md 15.3). */
const shownTests = 10;

/** The last test reports of all admins: only made-up clients, so there is nothing to hide. */
export async function listTestRelatorios({ system }: Database, admin: UserActor): Promise<TestRelatorio[]> {
  const rows = await system
    .select({
      id: avaliacoes.id,
      terapeutaId: avaliacoes.terapeutaId,
      nomeCliente: avaliacoes.nomeCliente,
      tipoRelatorio: avaliacoes.tipoRelatorio,
      status: avaliacoes.status,
      createdAt: avaliacoes.createdAt,
    })
    .from(avaliacoes)
    .where(eq(avaliacoes.teste, true))
    .orderBy(desc(avaliacoes.createdAt))
    .limit(shownTests);
  return rows.map(({ terapeutaId, ...row }) => ({
    ...row,
    tipoRelatorio: readTipoRelatorio(row.tipoRelatorio),
    status: readAvaliacaoStatus(row.status),
    createdAt: row.createdAt.toISOString(),
    own: terapeutaId === admin.id,
  }));
}
