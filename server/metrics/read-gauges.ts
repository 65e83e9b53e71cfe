import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Deps } from '../ports.ts';
import { countLiveJobs } from '../queue/queue-rows.ts';

/**
 * Reads, for each page, what no event tells. The database's counts are of all processes, so a process that serves people only leaves
 * them to the workers.
 */
export function readGauges({ meter, config, database }: Pick<Deps, 'meter' | 'config' | 'database'>): void {
  if (!meter.page) return;
  meter.set('role', { role: config.ROLE }, 1);
  for (const pool of ['app', 'system']) meter.set('poolSize', { pool }, config.DATABASE_POOL_SIZE);
  meter.set('poolSize', { pool: 'quick' }, 1);

  meter.onPage(async () => {
    const { bavail, blocks, bsize } = await statfs(config.DATA_DIR);
    meter.set('diskFree', {}, bavail * bsize);
    meter.set('diskSize', {}, blocks * bsize);
  });

  meter.onPage(async () => {
    // It stays 0 when the database does not answer before the page is sent.
    meter.set('databaseUp', {}, 0);
    if (config.ROLE === 'web') {
      await database.systemClient`select 1`;
    } else {
      const [queues, reports] = await Promise.all([
        countLiveJobs(database.system),
        database.system.execute<{ pending: number; oldest: number }>(sql`
          select count(*)::int as pending, coalesce(extract(epoch from now() - min(updated_at)), 0)::float8 as oldest
          from avaliacoes where status = 'pendente'`),
      ]);
      for (const { name: queue, waiting, later, oldestWaitingSeconds } of queues) {
        meter.set('queueWaiting', { queue }, waiting);
        meter.set('queueLater', { queue }, later);
        meter.set('queueOldest', { queue }, oldestWaitingSeconds);
      }
      meter.set('reportsPending', {}, reports[0]?.pending ?? 0);
      meter.set('reportsOldest', {}, reports[0]?.oldest ?? 0);
    }
    meter.set('databaseUp', {}, 1);
  });
}
