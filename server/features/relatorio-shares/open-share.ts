import { accounts, avaliacoes, profiles, relatorioShares } from '@meridia/drizzle/schema.ts';
import { and, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { hashToken } from '../../auth/random-token.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { recordAccess } from '../access-log/commands.ts';
import { readClinica } from '../clinica-configs/queries.ts';
import { type RelatorioOnPaper, readStoredRelatorio } from '../relatorios/queries.ts';
import type { ShareRow } from './present.ts';

/** All that the holder of a link may read. */
export interface SharedRelatorio extends RelatorioOnPaper {
  terapeutaId: string;
  expiresAt: Date;
  /** The report was made again after the link was created, so its holder may have read another one. */
  refeito: boolean;
  nomeTerapeuta: string;
}

/**
 * `view`: a person opens the page; it is counted and recorded. `pdf`: it is recorded. `glance`: neither, because no health data is shown.
 */
export type ShareVisit = 'view' | 'pdf' | 'glance';

/**
 * The report behind a link. Returns null for a token that never existed, has expired or was revoked, and while the therapist is blocked;
 * each case takes the same work. While the report is being made again, the finished earlier one is shown.
 */
export function openShare(database: Database, token: string, visit: ShareVisit): Promise<SharedRelatorio | null> {
  return asSystem(database, async (tx) => {
    const share = await findLiving(tx, token, visit);
    if (!share) return null;
    const [found] = await tx
      .select({ diagnosticoJson: avaliacoes.diagnosticoJson, nomeTerapeuta: profiles.nomeCompleto })
      .from(avaliacoes)
      .innerJoin(profiles, eq(profiles.id, avaliacoes.terapeutaId))
      .where(and(eq(avaliacoes.id, share.avaliacaoId), eq(avaliacoes.terapeutaId, share.terapeutaId)));
    const relatorio = found && readStoredRelatorio(found.diagnosticoJson);
    if (!relatorio) return null;
    const clinica = await readClinica(tx, share.terapeutaId);
    if (visit !== 'glance') await recordVisit(tx, share, visit);
    return {
      terapeutaId: share.terapeutaId,
      expiresAt: share.expiresAt,
      refeito: new Date(relatorio.origem.geradoEm) > share.createdAt,
      nomeTerapeuta: found.nomeTerapeuta,
      relatorio,
      clinica,
    };
  });
}

async function findLiving(tx: Tx, token: string, visit: ShareVisit): Promise<ShareRow | undefined> {
  const living = isLiving(tx, token);
  const [share] =
    visit === 'view'
      ? await tx
          .update(relatorioShares)
          .set({ viewCount: sql`${relatorioShares.viewCount} + 1`, lastViewedAt: sql`now()` })
          .where(living)
          .returning()
      : await tx.select().from(relatorioShares).where(living);
  return share;
}

function isLiving(tx: Tx, token: string): SQL | undefined {
  const therapist = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, relatorioShares.terapeutaId), isNull(accounts.blockedAt)));
  return and(
    eq(relatorioShares.tokenHash, hashToken(token)),
    isNull(relatorioShares.revokedAt),
    gt(relatorioShares.expiresAt, sql`now()`),
    exists(therapist),
  );
}

async function recordVisit(tx: Tx, share: ShareRow, visit: 'view' | 'pdf'): Promise<void> {
  await recordAccess(tx, [
    {
      actorId: share.id,
      actorRole: 'visitor',
      action: visit === 'view' ? 'relatorio.share' : 'relatorio.pdf',
      subjectId: share.avaliacaoId,
      ownerId: share.terapeutaId,
    },
  ]);
}
