import { randomUUID } from 'node:crypto';
import { avaliacoes } from '@meridia/drizzle/schema.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { UserActor } from '../../auth/actor.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { asUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { columnsOf, recordEvent } from '../avaliacoes/commands.ts';
import { claimFotos, storeFoto } from '../fotos/commands.ts';
import { generateRelatorioJob } from '../relatorios/jobs.ts';
import { chooseTestClient } from './choose-test-client.ts';
import { drawTongue } from './draw-tongue.ts';

/**
 * Makes a report about an invented client in the ordinary way: photo, row, job. The report belongs to the admin who asks, takes no unit
 * and is left out of all statistics.
 * @throws TOO_MANY_REQUESTS: because these reports take no unit, they are limited per hour
 */
export async function createTestRelatorio(
  deps: Deps,
  admin: UserActor,
  tipo: TipoRelatorio,
): Promise<{ nomeCliente: string; avaliacaoId: string }> {
  await deps.limits.take('testReport', admin.id);
  const { dados, lingua } = chooseTestClient();
  const owner = { id: admin.id, confirmed: true };
  const bytes = await drawTongue(lingua);
  const foto = await storeFoto(deps, admin, { owner, kind: 'lingua', draftId: null, bytes });
  const fotos = { lingua: foto.id };
  const avaliacaoId = await asUser(deps.database, admin, async (tx) => {
    const [row] = await tx
      .insert(avaliacoes)
      .values({
        ...columnsOf(admin, randomUUID(), { idempotencyKey: randomUUID(), dadosAnamnese: dados, fotos }),
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
