import { avaliacoes } from '@meridia/drizzle/schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { failRelatorioIn } from './commands.ts';
import { generateRelatorioJob } from './jobs.ts';

/** A pending row that nothing has touched for this long is looked at. */
const quietSeconds = 30;
const batchSize = 100;

/** Attempts of one cycle after which a report that keeps killing its worker is given up. */
const attemptsPerCycle = generateRelatorioJob.retry.limit + 1;

/**
 * Finds pending reports that no live job works on (a lost job, a worker that died on its last try) and starts them again,
 * or ends them in `erro` with the unit returned. Any number of instances may run it at the same time.
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
      // Touched, so that another instance does not send a second job.
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
