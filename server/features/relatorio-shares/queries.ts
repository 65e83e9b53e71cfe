import { avaliacoes, relatorioShares } from '@meridia/drizzle/schema.ts';
import type { ClienteShare, RelatorioShare } from '@meridia/shared/relatorio-share.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { requireAvaliacao } from '../avaliacoes/policy.ts';
import { requireCliente } from '../clientes/policy.ts';
import { presentShare } from './present.ts';

const sharesOfClienteLimit = 200;

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

/** The links that currently open any report of a client, the one that ends first at the head. @throws CLIENTE_NOT_FOUND */
export async function listSharesOfCliente(
  database: Database,
  actor: UserActor,
  clienteId: string,
): Promise<ClienteShare[]> {
  return asUser(database, actor, async (tx) => {
    const cliente = await requireCliente(tx, actor, clienteId);
    const rows = await tx
      .select({ share: relatorioShares, avaliacaoId: avaliacoes.id, avaliacaoEm: avaliacoes.createdAt })
      .from(relatorioShares)
      .innerJoin(avaliacoes, eq(avaliacoes.id, relatorioShares.avaliacaoId))
      .where(and(eq(avaliacoes.clienteId, cliente.id), eq(relatorioShares.terapeutaId, actor.id), isLive))
      .orderBy(relatorioShares.expiresAt, relatorioShares.id)
      .limit(sharesOfClienteLimit);
    return rows.map(({ share, avaliacaoId, avaliacaoEm }) => ({
      ...presentShare(share),
      avaliacaoId,
      avaliacaoEm: avaliacaoEm.toISOString(),
    }));
  });
}

/** How many links currently open a report. */
export function countLiveShares(tx: Tx, { id }: { id: string }): Promise<number> {
  return tx.$count(relatorioShares, isLiveFor(id));
}

function isLiveFor(avaliacaoId: string) {
  return and(eq(relatorioShares.avaliacaoId, avaliacaoId), isLive);
}

const isLive = and(isNull(relatorioShares.revokedAt), gt(relatorioShares.expiresAt, sql`now()`));
