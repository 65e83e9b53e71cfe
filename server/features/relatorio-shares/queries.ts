import { relatorioShares } from '@meridia/drizzle/schema.ts';
import type { RelatorioShare } from '@meridia/shared/relatorio-share.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
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
      .where(isLiveFor(avaliacaoId))
      .orderBy(desc(relatorioShares.createdAt));
    return rows.map(presentShare);
  });
}

/** How many links currently open a report. */
export function countLiveShares(tx: Tx, { id }: { id: string }): Promise<number> {
  return tx.$count(relatorioShares, isLiveFor(id));
}

function isLiveFor(avaliacaoId: string) {
  return and(
    eq(relatorioShares.avaliacaoId, avaliacaoId),
    isNull(relatorioShares.revokedAt),
    gt(relatorioShares.expiresAt, sql`now()`),
  );
}
