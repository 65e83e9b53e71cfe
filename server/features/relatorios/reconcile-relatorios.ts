import { avaliacoes } from '@meridia/drizzle/schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { failRelatorioIn } from './commands.ts';
import { generateRelatorioJob } from './jobs.ts';

/** A pending report is checked when no attempt has begun for this long. */
const quietSeconds = 30;
const batchSize = 100;

/** After this many attempts in one cycle a report is given up, because it keeps killing its worker. */
const attemptsPerCycle = generateRelatorioJob.retry.limit + 1;

/**
 * Finds pending reports without a live job: the job was lost, or its worker died on the last try. Starts them again, or ends them in
 * `erro` and returns the unit. Several processes may run this at the same time.
 */
export async function reconcileRelatorios({
  database,
  queue,
  log,
}: Pick<Deps, 'database' | 'queue' | 'log'>): Promise<void> {
  const quiet = await database.system
    .select({ id: avaliacoes.id })
    .from(avaliacoes)
    .where(isQuiet())
    .orderBy(avaliacoes.updatedAt)
    .limit(batchSize);
  for (const { id } of quiet) {
    if (await queue.isLive(generateRelatorioJob, { avaliacaoId: id })) continue;
    await asSystem(database, async (tx) => {
      const [row] = await tx
        .select({
          terapeutaId: avaliacoes.terapeutaId,
          tentativa: avaliacoes.tentativa,
          tentativaBase: avaliacoes.tentativaBase,
        })
        .from(avaliacoes)
        .where(and(eq(avaliacoes.id, id), isQuiet()))
        .for('update', { skipLocked: true });
      if (!row) return;
      const giveUp = row.tentativa - row.tentativaBase >= attemptsPerCycle;
      log.warn({ avaliacaoId: id, giveUp }, 'pending report without a job');
      if (giveUp) {
        await failRelatorioIn(
          { queue },
          tx,
          { avaliacaoId: id, tentativa: row.tentativa },
          'A geração foi interrompida repetidas vezes. Os dados da anamnese estão guardados; tente novamente.',
        );
        return;
      }
      // Updating the row keeps another process from sending a second job.
      await tx.update(avaliacoes).set({ updatedAt: sql`now()` }).where(eq(avaliacoes.id, id));
      await queue.send(tx, generateRelatorioJob, { avaliacaoId: id }, { account: row.terapeutaId });
    });
  }
}

function isQuiet() {
  return and(
    eq(avaliacoes.status, 'pendente'),
    sql`${avaliacoes.updatedAt} < now() - make_interval(secs => ${quietSeconds})`,
  );
}
