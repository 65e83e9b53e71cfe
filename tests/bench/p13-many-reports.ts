import { readConfig } from '@meridia/server/config.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { openDeps } from '@meridia/server/deps.ts';
import { engineHere } from '@meridia/server/engine/engine-here.ts';
import { generateRelatorioJob } from '@meridia/server/features/relatorios/jobs.ts';
import { createLogger } from '@meridia/server/log/create-logger.ts';
import { fieldsOfKind, findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type postgres from 'postgres';
import { inspectProcess } from '../faults/inspected-process.ts';
import { createTherapist, type Therapist } from '../faults/therapist.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import { freePort } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { timeEach } from '../support/time-each.ts';
import { withAppAlone } from './app-alone.ts';

const reports = 500;
const owners = 10;
const visits = 400;
const leastPerSecond = 40;
const mostRatio = 3;
const longIntakes = 30;
const mostDelayMs = 50;

/**
 * P13: reports without photos that one process (local writer) finishes per second, 500 of ten accounts in the queue, and the time
 * of another therapist's history meanwhile. P14: the longest time for which the same process is blocked, while 30 reports are
 * made from intakes whose texts are as long as allowed.
 */
export async function measureManyReports(): Promise<{ passed: boolean; figures: string }> {
  const port = await freePort();
  return withAppAlone(
    async (app, sql, databaseUrl) => {
      const { client: other } = await createTherapist(app.baseUrl, sql);
      const visit = () => timeEach(visits, () => other.trpc.avaliacoes.list.query({}));
      const people = await Promise.all(Array.from({ length: owners }, () => createTherapist(app.baseUrl, sql)));
      // Warms up threads, statements and the optimiser's tables.
      await reportAll(sql, databaseUrl, people, 60);
      await visit();
      const idle = await visit();
      const [busy, perSecond] = await Promise.all([visit(), reportAll(sql, databaseUrl, people, reports)]);
      const inspector = await inspectProcess(port);
      await inspector.evaluate(startDelay);
      await reportAll(sql, databaseUrl, people, longIntakes, longestTexts());
      const delayMs = Number(await inspector.evaluate(readDelay));
      inspector.close();
      const ratio = busy.p99 / idle.p99;
      return {
        passed: perSecond >= leastPerSecond && ratio <= mostRatio && delayMs <= mostDelayMs,
        figures:
          `${reports} local reports: ${perSecond.toFixed(1)} a second, another therapist's history p99 ${ratio.toFixed(1)}x idle (${busy.p99.toFixed(1)} ms); ` +
          `P14: ${longIntakes} intakes of the longest texts hold the process up for ${delayMs.toFixed(0)} ms at most`,
      };
    },
    { ROLE: 'all', NODE_OPTIONS: `--inspect=127.0.0.1:${port}` },
  );
}

const startDelay = `globalThis.delay = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 2 }), delay.enable()`;
const readDelay = `delay.max / 1e6`;

/** Every free text at its limit, with words that name no sign. */
function longestTexts(): ReturnType<typeof buildAnamnese> {
  const texts = fieldsOfKind('line', 'text').flatMap((field) => {
    const question = findQuestion(field);
    if (!question || !('maxLength' in question) || question.maxLength < 500) return [];
    return [[field, 'a '.repeat(question.maxLength / 2 - 1)]];
  });
  return buildAnamnese(Object.fromEntries(texts));
}

/** Queues this many reports, in turn for each of these people. @returns how many per second were finished */
async function reportAll(
  sql: postgres.Sql,
  databaseUrl: string,
  people: readonly Therapist[],
  count: number,
  dados = buildAnamnese(),
): Promise<number> {
  const config = readConfig({ LOG_LEVEL: 'silent', ROLE: 'web' });
  const deps = await openDeps(config, databaseUrl, createLogger('silent'), { ownEngine: engineHere });
  try {
    const ids: { id: string; account: string }[] = [];
    for (let index = 0; index < count; index += 1) {
      const account = people[index % people.length]?.userId ?? '';
      ids.push({ id: await insertAvaliacao(sql, account, { status: 'pendente' }), account });
    }
    const all = ids.map(({ id }) => id);
    await sql`update avaliacoes set dados_anamnese = ${sql.json({ ...dados })} where id in ${sql(all)}`;
    await asSystem(deps.database, async (tx) => {
      for (const { id, account } of ids) {
        await deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: id }, { account });
      }
    });
    const [row] = await eventually(
      async () => {
        const found = await sql<{ done: number; seconds: number }[]>`
          select count(*) filter (where status = 'finalizado')::int as done,
            extract(epoch from max(finished_at) - (select min(created_at) from relatorio_events
              where avaliacao_id in ${sql(all)} and tentativa = 1))::float8 as seconds
          from avaliacoes where id in ${sql(all)}`;
        return found[0]?.done === count ? found : null;
      },
      `${count} reports`,
      120_000,
    );
    return count / (row?.seconds ?? Number.POSITIVE_INFINITY);
  } finally {
    await deps.close();
  }
}
