import { avaliacoes, relatorioEvents, usageMovements } from '@meridia/drizzle/schema.ts';
import type { Avaliacao, AvaliacaoSummary } from '@meridia/shared/avaliacao.ts';
import type { PageCursor } from '@meridia/shared/pagination.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { readFotosOf } from '../fotos/queries.ts';
import { openAvaliacao } from './policy.ts';
import { presentAvaliacao, presentSummary } from './present.ts';

export function readAvaliacao(database: Database, actor: UserActor, id: string): Promise<Avaliacao> {
  return asUser(database, actor, async (tx) => {
    // The number first: the row is then at least as new as it says, and no event is taken for seen that was not.
    const [latest] = await tx
      .select({ seq: relatorioEvents.id })
      .from(relatorioEvents)
      .where(and(eq(relatorioEvents.avaliacaoId, id), eq(relatorioEvents.terapeutaId, actor.id)))
      .orderBy(desc(relatorioEvents.id))
      .limit(1);
    const row = await openAvaliacao(tx, actor, id);
    const [fotos, [refund]] = await Promise.all([
      readFotosOf(tx, id),
      tx
        .select({ id: usageMovements.id })
        .from(usageMovements)
        .where(
          and(
            eq(usageMovements.avaliacaoId, id),
            eq(usageMovements.ciclo, row.ciclo),
            eq(usageMovements.kind, 'refund'),
          ),
        ),
    ]);
    return presentAvaliacao(row, fotos, { seq: latest?.seq ?? 0, quotaReturned: Boolean(refund) });
  });
}

/** Newest first. `nextCursor` is null on the last page. */
export function listAvaliacoes(
  database: Database,
  actor: UserActor,
  { cursor, limit }: { cursor?: PageCursor | null | undefined; limit: number },
): Promise<{ items: AvaliacaoSummary[]; nextCursor: PageCursor | null }> {
  return asUser(database, actor, async (tx) => {
    const rows = await tx
      .select({
        id: avaliacoes.id,
        nomeCliente: avaliacoes.nomeCliente,
        status: avaliacoes.status,
        queixaPrincipal: avaliacoes.queixaPrincipal,
        sintomas: avaliacoes.sintomas,
        createdAt: avaliacoes.createdAt,
      })
      .from(avaliacoes)
      .where(
        and(
          eq(avaliacoes.terapeutaId, actor.id),
          cursor
            ? sql`(${avaliacoes.createdAt}, ${avaliacoes.id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
      .limit(limit + 1);
    const items = rows.slice(0, limit).map(presentSummary);
    const last = items.at(-1);
    return { items, nextCursor: rows.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null };
  });
}
