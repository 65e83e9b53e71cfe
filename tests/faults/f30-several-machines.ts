import { createS3Storage } from '@meridia/server/integrations/storage/s3-storage.ts';
import { polling, type RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';
import type postgres from 'postgres';
import { severalMachinesSkipReason, startSeveralMachines } from '../support/several-machines.ts';
import type { Outcome } from './outcome.ts';
import { pause, startLoad, tally } from './steady-load.ts';
import { createTherapists, prepareIntake, type Therapist } from './therapist.ts';
import { createWorld } from './world.ts';

/**
 * Two web and two worker processes behind HAProxy, PgBouncer and a bucket are replaced in turn under load, while reports are asked for and
 * watched over sockets: no request fails, and the end of every report is told.
 */
export async function replaceMachines({ users = 30, watchers = 5, rounds = 2 } = {}): Promise<Outcome> {
  const reason = severalMachinesSkipReason();
  if (reason) return { id: 'F30', passed: true, figures: `left out: ${reason}` };
  const world = await createWorld({ writerDelayMs: () => 50 });
  const machines = await startSeveralMachines(world.env.DATABASE_URL ?? '', world.env);
  try {
    const load = await startLoad(await createTherapists(machines.baseUrl, world.sql, 10), world.sql, { users });
    const askers = await createTherapists(machines.baseUrl, world.sql, watchers);
    const watching = watchReports(askers);
    const exits: (number | null)[] = [];
    let most = 0;
    for (let turn = 0; turn < 4 * rounds; turn += 1) {
      await pause(1_000);
      most = Math.max(most, await countPooled(world.sql));
      exits.push(await machines.replace(turn % 2 === 0 ? 'web' : 'worker', Math.floor(turn / 2) % 2));
      // Until the balancer has seen it.
      await pause(2_000);
    }
    await load.stop();
    const reports = await watching.stop();
    const count = await countReports(world.sql, askers);
    const [place] = await world.sql<{ folder: string }[]>`select folder from storage_places`;
    const { acknowledged, lost } = await load.countLost(
      world.sql,
      createS3Storage(machines.bucket.settings, place?.folder ?? ''),
    );
    const failed = load.answers.filter(({ ok }) => !ok);
    const strangers = await countStrangers(world.sql);
    const sent = machines.balancer.sent();
    const secret = 'segredo';
    await fetch(`${machines.baseUrl}/r/${secret}/pdf?${secret}`);
    const toldLinks = machines.balancer.lines().filter((line) => line.includes(secret)).length;
    return {
      id: 'F30',
      passed:
        failed.length === 0 &&
        lost === 0 &&
        reports.asked > 0 &&
        [count.finished, count.ends, count.units].every((one) => one === reports.asked) &&
        reports.told === reports.asked &&
        reports.failures.length === 0 &&
        exits.every((code) => code === 0) &&
        sent.every((one) => one > 0) &&
        toldLinks === 0 &&
        most > 0 &&
        most <= mostPooled &&
        strangers === 0,
      figures: `${exits.length} replacements amid ${load.answers.length} requests of ${users} people (${sent.join(' + ')} a machine): ${failed.length} failed (${tally(failed)}), ${lost} of ${acknowledged} acknowledged writes lost; ${reports.told} of ${reports.asked} reports told over sockets, ${reports.again} subscriptions opened anew (${reports.failures.join('; ') || 'no failure'}), ${count.finished} finished, ${count.ends} ends, ${count.units} units; exits ${exits.join(' ')}; at most ${most} pooled connections, ${strangers} direct ones of requests; share links in the balancer's log: ${toldLinks}`,
    };
  } finally {
    await machines.close();
    await world.close();
  }
}

/** Of the two roles, by ops/pgbouncer.ini. */
const mostPooled = 2 * 20;

async function countPooled(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where usename in ('meridia_app', 'meridia_system')`;
  return row?.count ?? 0;
}

/** Connections with a role that did not log in: only those that listen may be, one of each process. */
async function countStrangers(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
    where application_name in ('meridia_app', 'meridia_system') and usename not in ('meridia_app', 'meridia_system')
      and query not ilike 'listen%'`;
  return row?.count ?? 0;
}

/** Of these people: finished reports, events of an end, and units taken. */
async function countReports(sql: postgres.Sql, people: Therapist[]) {
  const ids = people.map(({ userId }) => userId);
  const [row] = await sql<{ finished: number; ends: number; units: number }[]>`
    select
      (select count(*)::int from avaliacoes where status = 'finalizado' and terapeuta_id = any(${ids})) as finished,
      (select count(*)::int from relatorio_events where status = 'finalizado' and terapeuta_id = any(${ids})) as ends,
      (select coalesce(sum(delta), 0)::int from usage_movements where user_id = any(${ids}) and avaliacao_id is not null) as units`;
  if (!row) throw new Error('no count');
  return row;
}

/** Each of these people asks for one report after the other and waits on a socket for its end. */
function watchReports(therapists: Therapist[]) {
  const told = { asked: 0, told: 0, again: 0, failures: [] as string[] };
  let stopping = false;
  const working = therapists.map(async ({ client }) => {
    const socket = client.openSocket();
    while (!stopping) {
      try {
        const intake = await prepareIntake(client);
        const { id } = await client.trpc.avaliacoes.create.mutate(intake);
        told.asked += 1;
        told.again += await untilEnd(socket, id);
        told.told += 1;
      } catch (error) {
        told.failures.push(error instanceof Error ? error.message : 'unknown');
      }
      await pause(200);
    }
    socket.close();
  });
  return {
    stop: async () => {
      stopping = true;
      await Promise.all(working);
      return told;
    },
  };
}

/** As the report's screen does: a subscription that fails is opened anew after the interval of polling. @returns how often it was */
function untilEnd(socket: ReturnType<Therapist['client']['openSocket']>, id: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no end of ${id}`)), 60_000);
    let again = 0;
    const open = () => {
      const subscription = socket.trpc.relatorios.onProgress.subscribe(
        { id, lastEventId: '0' },
        {
          onData: ({ data }: { data: RelatorioProgress }) => {
            if (data.status === 'pendente') return;
            clearTimeout(timer);
            subscription.unsubscribe();
            resolve(again);
          },
          onError: () => {
            again += 1;
            setTimeout(open, polling.intervalMs);
          },
        },
      );
    };
    open();
  });
}
