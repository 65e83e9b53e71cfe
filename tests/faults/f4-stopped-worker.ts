import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { countOutcome, isClean } from './count.ts';
import type { Outcome } from './outcome.ts';
import { createTherapists, prepareIntake } from './therapist.ts';
import { createWorld } from './world.ts';

/**
 * A worker is frozen in the middle of its reports, another one takes over and finishes them, then the first one wakes up too
 * late.
 */
export async function freezeWorkerInMidReport({ reports = 20, frozenMs = 45_000 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 1_500 });
  const web = await startAppProcess({ ...world.env, ROLE: 'web' });
  const slow = await startAppProcess({ ...world.env, ROLE: 'worker', WORKER_CONCURRENCY: String(reports) });
  try {
    // Of one account a process never makes all reports at once, so each report has an account of its own.
    const asked = [];
    for (const { client } of await createTherapists(web.baseUrl, world.sql, reports)) {
      asked.push({ client, intake: await prepareIntake(client) });
    }
    await Promise.all(asked.map(({ client, intake }) => client.trpc.avaliacoes.create.mutate(intake)));
    await countUntil(
      world.sql,
      reports,
      "tentativa = 1 and stage = 'protocolar'",
      'every report to be in the hands of the first worker',
    );
    slow.signal('SIGSTOP');
    const frozenAt = Date.now();
    const rescuer = await startAppProcess({ ...world.env, ROLE: 'worker', WORKER_CONCURRENCY: String(reports) });
    try {
      await countUntil(world.sql, reports, "status = 'finalizado'", 'the second worker to finish every report');
      const rescuedMs = Date.now() - frozenAt;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, frozenMs - rescuedMs)));
      const before = await fingerprint(world.sql);
      slow.signal('SIGCONT');
      // The late worker gets its answers, tries to store them and must fail; its log tells when it has given up all of them.
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      const after = await fingerprint(world.sql);
      const count = await countOutcome(world.sql, reports);
      const stillAlive = (await Promise.race([slow.exited, Promise.resolve('alive')])) === 'alive';
      return {
        id: 'F4',
        passed: isClean(count) && count.finished === reports && before === after && stillAlive,
        figures: `${reports} reports frozen ${Math.round(frozenMs / 1000)} s, rescued after ${(rescuedMs / 1000).toFixed(1)} s: finished ${count.finished}, doubled ${count.doubled}, quota error ${count.quotaError}, rows changed by the late worker ${before === after ? 0 : 'some'}, crashes ${stillAlive ? 0 : 1}`,
      };
    } finally {
      await rescuer.stop();
    }
  } finally {
    slow.signal('SIGCONT');
    await slow.stop();
    await web.stop();
    await world.close();
  }
}

type Sql = Awaited<ReturnType<typeof createWorld>>['sql'];

function countUntil(sql: Sql, wanted: number, condition: string, what: string): Promise<true> {
  return eventually(
    async () => {
      const [row] = await sql<
        { rows: number }[]
      >`select count(*)::int as rows from avaliacoes where ${sql.unsafe(condition)}`;
      return row?.rows === wanted ? true : null;
    },
    what,
    90_000,
  );
}

async function fingerprint(sql: Sql): Promise<string> {
  const [row] = await sql<{ hash: string }[]>`
    select md5(string_agg(concat(id, status, tentativa, md5(relatorio_html), updated_at), ',' order by id)) as hash from avaliacoes`;
  return row?.hash ?? '';
}
