import { avaliacoes } from '@meridia/drizzle/schema.ts';
import { readTipoRelatorio } from '@meridia/shared/avaliacao.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { TestRelatorio } from '@meridia/shared/test-relatorio.ts';
import { desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';

/** How many rows the list shows (docs/PRODUCT.md 15.3). */
const shownTests = 10;

/** The last test reports of all admins. Their clients are invented, so nothing is private. */
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
