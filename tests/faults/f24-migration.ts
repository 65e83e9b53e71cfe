import { countPendingMigrations } from '@meridia/server/db/migrate.ts';
import { arrangeManyAvaliacoes } from '../bench/many-avaliacoes.ts';
import { freePort, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { seededRandom } from '../support/random.ts';
import { watchLocks } from './lock-watch.ts';
import type { Outcome } from './outcome.ts';
import { buildPreviousRelease } from './previous-release.ts';
import { pause, startLoad, tally } from './steady-load.ts';
import { createTherapist, signInAt, type Therapist } from './therapist.ts';
import { createEmptyWorld, type World } from './world.ts';

const lockedAtMostMs = 1_000;

/**
 * The release before this one serves 50 people on a million assessments, accesses and movements. This release starts beside it,
 * migrates, is killed in the middle, and starts again; then both serve. It tests the migrations of this release on many small
 * rows on one machine. It tests neither later migrations nor tables of other shapes.
 */
export async function migrateUnderLoad({ rows = 1_000_000, users = 50, kills = 5, seed = 24 } = {}): Promise<Outcome> {
  const previous = await buildPreviousRelease();
  const world = await createEmptyWorld();
  const url = world.env.DATABASE_URL ?? '';
  // Reports are not tested here, and the million rows contain pending ones that nobody requested.
  const env = { ...world.env, ROLE: 'web' };
  const before = await startAppProcess(env, { bundle: previous.bundle, healthyWithinMs: 120_000 });
  try {
    const therapists: Therapist[] = [];
    for (let index = 0; index < 10; index += 1) therapists.push(await createTherapist(before.baseUrl, world.sql));
    await fill(world, rows);
    const pending = await countPendingMigrations(url);
    const load = await startLoad(therapists, world.sql, { users });
    const locks = watchLocks(url);
    await pause(3_000);
    const cut = await killInMidMigration(world, env, kills, seed);
    const after = await startAppProcess({ ...env, PORT: String(await freePort()) }, { healthyWithinMs: 120_000 });
    await locks.stop();
    const anew: Therapist[] = [];
    for (const therapist of therapists.slice(0, 5))
      anew.push({ ...therapist, client: await signInAt(after.baseUrl, therapist.email) });
    const beside = await startLoad(anew, world.sql, { users: users / 2 });
    await pause(10_000);
    await Promise.all([load.stop(), beside.stop()]);
    const counts = [
      await load.countLost(world.sql, world.storageDir),
      await beside.countLost(world.sql, world.storageDir),
    ];
    await after.stop();
    const answers = [...load.answers, ...beside.answers];
    const failed = answers.filter(({ ok }) => !ok);
    const lost = counts.reduce((sum, count) => sum + count.lost, 0);
    const left = await countPendingMigrations(url);
    const kept = await countLoose(world);
    return {
      id: 'F24',
      passed:
        pending > 0 &&
        left === 0 &&
        failed.length === 0 &&
        lost === 0 &&
        kept === rows &&
        locks.longest.ms <= lockedAtMostMs,
      figures: `${pending} migrations on ${rows} assessments, accesses and movements, ${users} people served by ${previous.commit.slice(0, 8)} meanwhile: longest wait for a lock ${locks.longest.ms.toFixed(0)} ms (${oneLine(locks.longest.query)}, behind ${oneLine(locks.longest.holder)}); killed ${kills} times on the way (${cut} in the middle of one), ${left} left to do in the end; ${failed.length} of ${answers.length} requests to both versions failed (${tally(failed)}), ${lost} writes lost; ${kept} earlier assessments are there, each without a client`,
    };
  } finally {
    await before.stop();
    await world.close();
    await previous.remove();
  }
}

async function fill({ sql }: World, rows: number): Promise<void> {
  await arrangeManyAvaliacoes(sql, { people: Math.ceil(rows / 1000), avaliacoes: rows });
  const person = `('00000000-0000-4000-8000-' || lpad((1 + n % ${Math.ceil(rows / 1000)})::text, 12, '0'))::uuid`;
  // Rows from before the hash chain have no hash, and an id below the chain's.
  await sql.unsafe(`
    insert into access_log (id, actor_id, actor_role, action, subject_id, owner_id, created_at)
    select -n, ${person}, 'therapist', 'avaliacao.read', gen_random_uuid(), ${person}, now() - n * interval '1 second'
    from generate_series(1, ${rows}) n`);
  await sql.unsafe(`
    insert into usage_movements (user_id, avaliacao_id, kind, delta, ciclo, counted_at)
    select terapeuta_id, id, 'consume', 1, 0, created_at from avaliacoes`);
  await sql`vacuum (analyze) access_log`;
  await sql`vacuum (analyze) usage_movements`;
}

/** The assessments of `fill` that no migration has lost, or given to a client: only the therapist groups them (ADR 0029). */
async function countLoose({ sql }: World): Promise<number> {
  const [row] = await sql<{ loose: number }[]>`
    select count(*)::int as loose from avaliacoes where consentimento_versao = 'bench' and cliente_id is null`;
  return row?.loose ?? 0;
}

/** @returns how often the kill interrupted a running migration */
async function killInMidMigration(
  world: World,
  env: Record<string, string>,
  kills: number,
  seed: number,
): Promise<number> {
  const random = seededRandom(seed);
  let met = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const app = await startAppProcess({ ...env, PORT: String(await freePort()) }, { waitForHealth: false });
    const under = await eventually(
      async () => {
        const [row] = await world.sql`
          select 1 from pg_stat_activity where application_name = 'meridia_migration' and xact_start is not null`;
        return row ? true : (await health(app.baseUrl)) ? false : null;
      },
      'a migration to begin',
      120_000,
    );
    if (under) await pause(random() * 150);
    const [still] = await world.sql`
      select 1 from pg_stat_activity where application_name = 'meridia_migration' and xact_start is not null`;
    await app.kill();
    if (still) met += 1;
  }
  return met;
}

async function health(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function oneLine(statement: string): string {
  return statement.replace(/\s+/g, ' ');
}
