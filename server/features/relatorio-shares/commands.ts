import { relatorioShares } from '@meridia/drizzle/schema.ts';
import type { CreatedShare } from '@meridia/shared/relatorio-share.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { hashToken, newToken } from '../../auth/random-token.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { requireFinished } from '../relatorios/queries.ts';
import { presentShare } from './present.ts';

/**
 * Opens a report to whoever gets the link, which is told here and never again: the database keeps its hash alone.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY, TOO_MANY_REQUESTS
 */
export async function createShare(
  { config, database, limits }: Pick<Deps, 'config' | 'database' | 'limits'>,
  actor: UserActor,
  { avaliacaoId, dias }: { avaliacaoId: string; dias: number },
): Promise<CreatedShare> {
  await limits.take('shareLink', actor.id);
  const token = newToken();
  const row = await asUser(database, actor, async (tx) => {
    requireFinished(await requireAvaliacao(tx, actor, avaliacaoId));
    const [created] = await tx
      .insert(relatorioShares)
      .values({
        avaliacaoId,
        terapeutaId: actor.id,
        tokenHash: hashToken(token),
        expiresAt: sql`now() + make_interval(days => ${dias})`,
      })
      .returning();
    return created;
  });
  if (!row) throw new Error('no share was made');
  return { share: presentShare(row), url: `${config.PUBLIC_URL}/r/${token}` };
}

/** Closes a link for good, at once and everywhere; one that is closed stays so. @throws SHARE_NOT_FOUND */
export function revokeShare(database: Database, actor: UserActor, id: string): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const [revoked] = await tx
      .update(relatorioShares)
      .set({ revokedAt: sql`coalesce(${relatorioShares.revokedAt}, now())` })
      .where(and(eq(relatorioShares.id, id), eq(relatorioShares.terapeutaId, actor.id)))
      .returning({ id: relatorioShares.id });
    if (!revoked) throw new AppError('SHARE_NOT_FOUND', 'Este link não existe mais.');
  });
}
