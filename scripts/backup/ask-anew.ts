import { avaliacoes, mails } from '@meridia/drizzle/schema.ts';
import type { Config } from '@meridia/server/config.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { openDeps } from '@meridia/server/deps.ts';
import { priorityOfKind, sendMailJob } from '@meridia/server/features/mails/jobs.ts';
import { generateRelatorioJob } from '@meridia/server/features/relatorios/jobs.ts';
import { and, eq, isNull } from 'drizzle-orm';

/**
 * A backup does not contain the queue, whose tables belong to pg-boss; our own rows tell which work is open. Every unfinished
 * report, and every message that is neither sent nor given up, gets a new job. Schedules come back by themselves.
 */
export async function askAnew(config: Config, databaseUrl: string): Promise<{ reports: number; messages: number }> {
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
      for (const { id, account } of pending) {
        await deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: id }, { account });
      }
      for (const { id, kind } of unsent) {
        await deps.queue.send(tx, sendMailJob, { mailId: id }, { priority: priorityOfKind[kind] });
      }
      return { reports: pending.length, messages: unsent.length };
    });
  } finally {
    await deps.close();
  }
}
