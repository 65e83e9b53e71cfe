import type postgres from 'postgres';
import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin } from '../support/people.ts';
import { countOutcome, isClean } from './count.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, prepareIntake, type Therapist } from './therapist.ts';
import { createWorld } from './world.ts';

const mostTimes = 1.2;

/**
 * A report that breaks its worker is first in a queue with a hundred good ones. The good ones take no longer than without it. The
 * bad one is given up after three tries, its unit is returned once, and an admin sees it.
 */
export async function poisonReport({ good = 100, rounds = 3 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const env = { ...world.env, GEMINI_API_KEY: '' };
  const { sql } = world;
  const web = await startAppProcess({ ...env, ROLE: 'web' });
  try {
    const therapist = await createTherapist(web.baseUrl, sql);
    const admin = await createTherapist(web.baseUrl, sql);
    await makeAdmin(sql, admin.userId);
    const seconds: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
    const poisons: string[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const kind of ['alone', 'beside'] as const) {
        if (kind === 'beside') poisons.push(await askForPoison(sql, therapist));
        const ids = await askForGood(therapist, good);
        const worker = await startAppProcess({ ...env, ROLE: 'worker' });
        const took = await untilFinished(sql, ids);
        if (kind === 'beside') await untilEnded(sql, poisons.at(-1) ?? '');
        await worker.stop();
        // The first round warms up.
        if (round > 0) seconds[kind].push(took);
      }
    }
    const ratio = median(seconds.beside.map((took, index) => took / (seconds.alone[index] ?? took)));
    const count = await countOutcome(sql, 2 * (rounds + 1) * good + poisons.length);
    const fate = await readFate(sql, poisons);
    const seen = await whatAnAdminSees(admin);
    const problems = [
      ...(ratio <= mostTimes ? [] : ['the good ones were held up']),
      ...(isClean(count) && count.failed === poisons.length ? [] : [JSON.stringify(count)]),
      ...(fate.every(({ tries, refunds }) => tries === 3 && refunds === 1) ? [] : [JSON.stringify(fate)]),
      ...(seen.jobs === poisons.length && seen.warning === poisons.length && seen.erro === poisons.length
        ? []
        : [`an admin sees ${JSON.stringify(seen)}`]),
    ];
    return {
      id: 'F22',
      passed: problems.length === 0,
      figures: `${good} good reports beside a poisoned one took ${ratio.toFixed(2)} x their time alone (median of ${rounds}; ${median(seconds.alone).toFixed(1)} s); ${poisons.length} poisoned: tries ${fate.map(({ tries }) => tries).join(' ')}, units returned ${fate.map(({ refunds }) => refunds).join(' ')}, lost ${count.lost}, quota error ${count.quotaError}; an admin sees ${seen.jobs} given-up jobs, a warning of ${seen.warning}, ${seen.erro} reports in erro${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    await web.stop();
    await world.close();
  }
}

async function askForGood({ client }: Therapist, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await client.trpc.avaliacoes.create.mutate(await prepareIntake(client))).id);
  }
  return ids;
}

/** An ordinary report whose stored intake cannot be read any more. */
async function askForPoison(sql: postgres.Sql, { client }: Therapist): Promise<string> {
  const { id } = await client.trpc.avaliacoes.create.mutate(await prepareIntake(client));
  await sql`update avaliacoes set dados_anamnese = '{}' where id = ${id}`;
  return id;
}

/** @returns seconds from the first work on the queue until the last of them was finished, by the database's clock */
async function untilFinished(sql: postgres.Sql, ids: string[]): Promise<number> {
  return eventually(
    async () => {
      const [row] = await sql<{ open: number; seconds: number }[]>`
        select count(*) filter (where status <> 'finalizado')::int as open, extract(epoch from max(finished_at) - (
          select min(started_on) from pgboss.job where data ->> 'avaliacaoId' = any(${ids})))::float8 as seconds
        from avaliacoes where id = any(${ids})`;
      return row?.open === 0 ? row.seconds : null;
    },
    'the good reports to be finished',
    300_000,
  );
}

async function untilEnded(sql: postgres.Sql, id: string): Promise<void> {
  await eventually(
    async () => {
      const [row] = await sql`select state from pgboss.job where data ->> 'avaliacaoId' = ${id}`;
      return row && ['failed', 'completed'].includes(row.state) ? true : null;
    },
    'the poisoned report to be given up',
    60_000,
  );
}

function readFate(sql: postgres.Sql, ids: string[]): Promise<{ tries: number; refunds: number }[]> {
  return sql<{ tries: number; refunds: number }[]>`
    select tentativa - tentativa_base as tries, (
      select count(*)::int from usage_movements where avaliacao_id = avaliacoes.id and kind = 'refund') as refunds
    from avaliacoes where id = any(${ids})`;
}

async function whatAnAdminSees({ client: { trpc } }: Therapist) {
  const jobs = await trpc.admin.jobs.failed.query();
  const warnings = await trpc.admin.overview.warnings.query();
  const rows = await trpc.admin.avaliacoes.list.query({ status: 'erro' });
  return { jobs: jobs.length, warning: warnings.failedJobs, erro: rows.items.length };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
