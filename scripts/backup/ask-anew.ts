import { avaliacoes, mails, webhookDeliveries } from '@meridia/drizzle/schema.ts';
import type { Config } from '@meridia/server/config.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { openDeps } from '@meridia/server/deps.ts';
import { priorityOfKind, sendMailJob } from '@meridia/server/features/mails/jobs.ts';
import { generateRelatorioJob } from '@meridia/server/features/relatorios/jobs.ts';
import { sendTry } from '@meridia/server/features/webhooks/commands.ts';
import { and, eq, isNull } from 'drizzle-orm';

/** What begins anew. */
export interface Begun {
  reports: number;
  messages: number;
  deliveries: number;
}

/**
 * A backup does not contain the queue, whose tables belong to pg-boss; our own rows tell which work is open. Every unfinished
 * report, every message that is neither sent nor given up, and every delivery to a program that is still tried gets a new job. Schedules
 * come back by themselves.
 */
export async function askAnew(config: Config, databaseUrl: string): Promise<Begun> {
  const deps = await openDeps(config, databaseUrl);
  try {
    return await asSystem(deps.database, async (tx) => {
      const pending = await tx
        .select({ id: avaliacoes.id, account: avaliacoes.terapeutaId })
        .from(avaliacoes)
        .where(eq(avaliacoes.status, 'pendente'));
      const unsent = await tx
        .select({ id: mails.id, kind: mails.kind })
        .from(mails)
        .where(and(isNull(mails.sentAt), isNull(mails.droppedAt)));
      const untold = await tx
        .select({ id: webhookDeliveries.id, accountId: webhookDeliveries.accountId })
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.state, 'pendente'));
      for (const { id, account } of pending) {
        await deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: id }, { account });
      }
      for (const { id, kind } of unsent) {
        await deps.queue.send(tx, sendMailJob, { mailId: id }, { priority: priorityOfKind[kind] });
      }
      for (const delivery of untold) await sendTry(deps, tx, delivery);
      return { reports: pending.length, messages: unsent.length, deliveries: untold.length };
    });
  } finally {
    await deps.close();
  }
}
