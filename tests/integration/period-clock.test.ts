import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@meridia/server/config.ts';
import { openDeps } from '@meridia/server/deps.ts';
import { AppError } from '@meridia/server/errors.ts';
import { createAvaliacao } from '@meridia/server/features/avaliacoes/commands.ts';
import { startFreeSubscription } from '@meridia/server/features/free-units/commands.ts';
import { readSubscription } from '@meridia/server/features/subscriptions/queries.ts';
import { createAvaliacaoSchema } from '@meridia/shared/avaliacao.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clockCases } from '../support/clock-cases.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { type ClockStage, playClockCase } from '../support/play-clock-case.ts';
import { insertFoto } from '../support/rows.ts';
import { installStillClock } from '../support/still-clock.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let deps: Awaited<ReturnType<typeof openDeps>>;
let dataDir: string;
let stage: ClockStage;

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  const { sql } = database;
  const clock = await installStillClock(sql);
  dataDir = await mkdtemp(join(tmpdir(), 'meridia-test-'));
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, LIMITS: 'off' };
  deps = await openDeps(readConfig(settings), database.url);
  stage = { deps, sql, moveTo: clock.moveTo, signUp };
});
afterAll(async () => {
  await deps.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function signUp() {
  const { sql } = database;
  const userId = crypto.randomUUID();
  const actor = { type: 'user', id: userId, role: 'therapist', sessionId: 'none' } as const;
  const email = `${userId}@example.com`;
  await sql`insert into accounts (id, email, password_hash) values (${userId}, ${email}, 'none')`;
  await sql`insert into profiles (id, nome_completo, email) values (${userId}, 'Ana Souza', ${email})`;
  await deps.database.system.transaction((tx) => startFreeSubscription(tx, userId));
  return {
    userId,
    status: async () => [await readSubscription(deps, actor)],
    create: async () => {
      const input = createAvaliacaoSchema.parse(newAvaliacao(await insertFoto(sql, userId)));
      try {
        await createAvaliacao(deps, actor, input);
        return 'ok';
      } catch (error) {
        if (error instanceof AppError) return error.code;
        throw error;
      }
    },
  };
}

it('the app reads the played clock for everything that it writes', async () => {
  const instant = new Date('2031-05-17T12:34:56.789Z');
  await stage.moveTo(instant);
  const { userId } = await stage.signUp();
  const [row] = await database.sql`
    select created_at, now() as now from user_subscriptions where user_id = ${userId}`;
  expect(row?.created_at).toEqual(instant);
});

// The clock of this process is years away from the database's, and must have no effect. Fault F21 has all 40 cases, with
// processes whose clocks differ by a day.
describe('the period by the clock of the database', () => {
  it.each(clockCases.filter((_case, index) => index % 3 === 0))('$name', async (clockCase) => {
    expect(await playClockCase(stage, clockCase)).toEqual([]);
  });
});
