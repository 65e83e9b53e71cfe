import { relatorioShares } from '@meridia/drizzle/schema.ts';
import type { RelatorioShare } from '@meridia/shared/relatorio-share.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { presentShare } from './present.ts';

/** The links that currently open a report, newest first. @throws AVALIACAO_NOT_FOUND */
export function listShares(database: Database, actor: UserActor, avaliacaoId: string): Promise<RelatorioShare[]> {
  return asUser(database, actor, async (tx) => {
    await requireAvaliacao(tx, actor, avaliacaoId);
    const rows = await tx
      .select()
      .from(relatorioShares)
      .where(
        and(
          eq(relatorioShares.avaliacaoId, avaliacaoId),
          isNull(relatorioShares.revokedAt),
          gt(relatorioShares.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(relatorioShares.createdAt));
    return rows.map(presentShare);
  });
}
