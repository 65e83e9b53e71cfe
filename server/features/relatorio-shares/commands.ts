import { clientes, relatorioShares } from '@meridia/drizzle/schema.ts';
import type { CreatedShare, createShareSchema } from '@meridia/shared/relatorio-share.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { hashToken, newToken } from '../../auth/random-token.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { keepMarca } from '../clinica-configs/commands.ts';
import { readClinica } from '../clinica-configs/queries.ts';
import { hasVersao, notSigned } from '../pareceres/queries.ts';
import { requireFinished } from '../relatorios/queries.ts';
import { readCapabilities } from '../subscriptions/queries.ts';
import { presentShare } from './present.ts';

/** The most open links of one report at the same time. */
const mostLiving = 50;
/** How many days an ended link is kept. */
const keptDays = 90;

/**
 * Makes a link that opens a report, or its letter. Only this answer contains the link, because the database stores only its hash.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY, RELATORIO_NAO_ASSINADO, SHARE_LIMIT, TOO_MANY_REQUESTS
 */
export async function createShare(
  deps: Pick<Deps, 'config' | 'database' | 'limits' | 'queue'>,
  actor: UserActor,
  { avaliacaoId, dias, documento }: z.output<typeof createShareSchema>,
): Promise<CreatedShare> {
  const { config, database, limits } = deps;
  const token = newToken();
  const { marca } = await readCapabilities(deps, actor);
  const make = async (tx: Tx) => {
    // The lock keeps parallel calls from all using the last free place.
    const avaliacao = await requireAvaliacao(tx, actor, avaliacaoId, { lock: true });
    requireFinished(avaliacao);
    if ((await readClinica(tx, actor.id)).somenteAssinados && !(await hasVersao(tx, avaliacaoId))) throw notSigned();
    const living = and(
      eq(relatorioShares.avaliacaoId, avaliacaoId),
      isNull(relatorioShares.revokedAt),
      gt(relatorioShares.expiresAt, sql`now()`),
    );
    if ((await tx.$count(relatorioShares, living)) >= mostLiving) throw tooManyLinks();
    const [created] = await tx
      .insert(relatorioShares)
      .values({
        avaliacaoId,
        terapeutaId: actor.id,
        tokenHash: hashToken(token),
        documento,
        expiresAt: sql`now() + make_interval(days => ${dias})`,
      })
      .returning();
    if (marca) await keepMarca(tx, avaliacaoId);
    // Not the number that the assessment was made with: the record has the one that was corrected since.
    const [cliente] = avaliacao.clienteId
      ? await tx.select({ telefone: clientes.telefone }).from(clientes).where(eq(clientes.id, avaliacao.clienteId))
      : [];
    return { created, telefone: cliente?.telefone ?? '' };
  };
  const { created, telefone } = await withTries(limits, [['shareLink', actor.id]], async (spend) => {
    const made = await asUser(database, actor, make);
    spend();
    return made;
  });
  if (!created) throw new Error('no share was made');
  if (telefone !== '') database.reads.note(actor, { action: 'avaliacao.read', subjectId: avaliacaoId });
  return { share: presentShare(created), url: `${config.PUBLIC_URL}/r/${token}`, telefone };
}

/** Closes a link at once and for good. A closed link stays closed. @throws SHARE_NOT_FOUND */
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

/** Removes links that ended long ago. */
export async function sweepShares({ system }: Pick<Database, 'system'>): Promise<void> {
  await system
    .delete(relatorioShares)
    .where(
      sql`least(${relatorioShares.expiresAt}, ${relatorioShares.revokedAt}) < now() - make_interval(days => ${keptDays})`,
    );
}

function tooManyLinks(): AppError {
  return new AppError(
    'SHARE_LIMIT',
    `Este relatório já tem ${mostLiving} links ativos. Encerre um deles para criar outro.`,
  );
}
