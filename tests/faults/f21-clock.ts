import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@meridia/server/config.ts';
import { openDeps } from '@meridia/server/deps.ts';
import postgres from 'postgres';
import { refusal, signUpClient } from '../support/api-client.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { clockCases } from '../support/clock-cases.ts';
import { eventually } from '../support/eventually.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { type ClockPerson, type ClockStage, playClockCase } from '../support/play-clock-case.ts';
import { insertFoto } from '../support/rows.ts';
import { createMovedClock } from './moved-clock.ts';
import { startMovedDatabase } from './moved-database.ts';
import type { Outcome } from './outcome.ts';
import { signInAt } from './therapist.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Month ends, leap days, last seconds. The clock of a PostgreSQL is set to the exact millisecond; of two app processes one is a
 * day ahead of it and the other a day behind. Both must answer by the database's clock. All three are real programs that ask the
 * system for the time, and libfaketime answers (moved-clock.ts). This test process never uses its own time.
 */
export async function clocksThatDisagree(): Promise<Outcome> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-faults-'));
  const database = await startMovedDatabase(join(dir, 'cluster'));
  const ahead = await startApp(database.url, join(dir, 'data'), dayMs);
  const behind = await startApp(database.url, join(dir, 'data'), -dayMs);
  const sql = postgres(database.url, { max: 4, onnotice: () => {} });
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: join(dir, 'data'), LIMITS: 'off' };
  const deps = await openDeps(readConfig(settings), database.url);
  const apps = [ahead, behind];
  const stage: ClockStage = {
    deps,
    sql,
    moveTo: async (instant) => {
      await database.clock.standAt(instant);
      for (const app of apps) await app.moveBeside(instant);
    },
    signUp: () => createPerson(sql, apps),
  };
  let right = 0;
  try {
    await assertClocksDisagree(stage, sql, apps);
    for (const clockCase of clockCases) {
      const differences = await playClockCase(stage, clockCase);
      if (differences.length === 0) right += 1;
      else console.error(`F21 ${clockCase.name}\n  ${differences.join('\n  ')}`);
    }
    return {
      id: 'F21',
      passed: right === clockCases.length,
      figures: `${right}/${clockCases.length} cases by the database's clock, with one process a day ahead of it and one a day behind`,
    };
  } finally {
    await deps.close();
    for (const app of apps) await app.stop();
    await sql.end({ timeout: 5 });
    await database.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

interface MovedApp extends AppProcess {
  aheadMs: number;
  moveBeside(instant: Date): Promise<void>;
}

async function startApp(databaseUrl: string, dataDir: string, aheadMs: number): Promise<MovedApp> {
  const clock = await createMovedClock();
  const app = await startAppProcess({ ...clock.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ROLE: 'web' });
  return {
    ...app,
    aheadMs,
    moveBeside: (instant) => clock.runFrom(new Date(instant.getTime() + aheadMs)),
    stop: async () => {
      await app.stop();
      await clock.remove();
    },
  };
}

/** Proves that libfaketime is loaded; otherwise every case would pass. */
async function assertClocksDisagree(stage: ClockStage, sql: postgres.Sql, apps: MovedApp[]): Promise<void> {
  const instant = new Date('2027-06-15T12:00:00.250Z');
  await stage.moveTo(instant);
  const [row] = await sql<{ at: Date }[]>`select now() as at`;
  if (row?.at.getTime() !== instant.getTime()) throw new Error(`the database's clock shows ${row?.at.toISOString()}`);
  for (const { baseUrl, aheadMs } of apps) {
    // The date header of an answer comes from the process's own clock, once a second.
    await eventually(async () => {
      const date = (await fetch(`${baseUrl}/api/health`)).headers.get('date') ?? '';
      return Math.abs(Date.parse(date) - instant.getTime() - aheadMs) < 60_000 ? true : null;
    }, `a process to be ${aheadMs} ms ahead of the database`);
  }
}

/**
 * Signs up at one process. Each read and each unit then goes to the processes in turn with a new session, because months pass
 * between the steps.
 */
async function createPerson(sql: postgres.Sql, apps: MovedApp[]): Promise<ClockPerson> {
  const { userId, email } = await signUpClient(apps[0]?.baseUrl ?? '');
  let turn = 0;
  return {
    userId,
    status: () =>
      Promise.all(apps.map(async (app) => (await signInAt(app.baseUrl, email)).trpc.subscriptions.status.query())),
    create: async () => {
      const app = apps[turn % apps.length];
      turn += 1;
      const client = await signInAt(app?.baseUrl ?? '', email);
      const creating = client.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(sql, userId)));
      return creating.then(
        () => 'ok',
        () => refusal(creating).then(({ code }) => code),
      );
    },
  };
}
