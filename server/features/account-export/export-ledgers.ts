import { accessLog, aiCalls, apiKeys, mails, usageMovements, webhookDeliveries } from '@meridia/drizzle/schema.ts';
import { accessWords, purposeWords, readerOf, tellReader } from '@meridia/shared/access-log.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { keyOfReader } from '../access-log/queries.ts';
import { type ExportFile, type ExportScene, jsonFile } from './open-scene.ts';

const rowsPerFile = 5_000;

/** Lists that grow with every day of use, cut into files that any editor can open. */
export async function* exportLedgers(scene: ExportScene): AsyncGenerator<ExportFile> {
  const { tx, accountId } = scene;
  yield* inParts(scene, 'usage_movements', 'movimentos', (after: string | null) =>
    tx
      .select()
      .from(usageMovements)
      .where(and(eq(usageMovements.userId, accountId), after ? gt(usageMovements.id, after) : undefined))
      .orderBy(asc(usageMovements.id))
      .limit(rowsPerFile),
  );
  yield* inParts(scene, 'mails', 'mensagens', (after: string | null) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.accountId, accountId), after ? gt(mails.id, after) : undefined))
      .orderBy(asc(mails.id))
      .limit(rowsPerFile),
  );
  yield* inParts(scene, 'webhook_deliveries', 'avisos-a-sistemas', (after: string | null) =>
    tx
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.accountId, accountId), after ? gt(webhookDeliveries.id, after) : undefined))
      .orderBy(asc(webhookDeliveries.id))
      .limit(rowsPerFile),
  );
  yield* inParts(scene, 'ai_calls', 'pedidos-de-ia', (after: string | null) =>
    tx
      .select()
      .from(aiCalls)
      .where(and(eq(aiCalls.terapeutaId, accountId), after ? gt(aiCalls.id, after) : undefined))
      .orderBy(asc(aiCalls.id))
      .limit(rowsPerFile),
  );
  yield* inParts(scene, 'access_log', 'registro-de-acesso', async (after: number | null) => {
    const rows = await selectAccess(tx)
      .where(and(eq(accessLog.ownerId, accountId), after ? gt(accessLog.id, after) : undefined))
      .orderBy(asc(accessLog.id))
      .limit(rowsPerFile);
    return rows.map(tellAccess);
  });
}

/** Rows of the access log, each with the name of its program's key. */
export function selectAccess(tx: Tx) {
  return tx.select({ row: accessLog, chave: apiKeys.nome }).from(accessLog).leftJoin(apiKeys, keyOfReader).$dynamic();
}

/**
 * Shows only the kind of another reader, because the identity of an admin is the admin's own data. The hash proves this row and all rows
 * before it.
 */
export function tellAccess({
  row: { actorId, ownerId, hash, ...row },
  chave,
}: {
  row: typeof accessLog.$inferSelect;
  chave: string | null;
}) {
  const reader = readerOf({ role: row.actorRole, own: actorId === ownerId });
  return {
    ...row,
    quem: tellReader({ reader, chave }),
    oQue: accessWords[row.action],
    porQue: purposeWords[reader],
    hash: hash?.toString('hex') ?? null,
  };
}

/** Always makes a first file, so that a reader sees that a list is empty. */
export async function* inParts<Id, Row extends { id: Id }>(
  scene: ExportScene,
  table: string,
  name: string,
  read: (after: Id | null) => PromiseLike<Row[]>,
): AsyncGenerator<ExportFile> {
  let after: Id | null = null;
  for (let part = 1; ; part += 1) {
    const rows: Row[] = await read(after);
    const last = rows.at(-1);
    if (part > 1 && !last) return;
    scene.tell(table, rows.length);
    yield jsonFile(`registros/${name}-${String(part).padStart(3, '0')}.json`, rows);
    if (!last || rows.length < rowsPerFile) return;
    after = last.id;
  }
}
