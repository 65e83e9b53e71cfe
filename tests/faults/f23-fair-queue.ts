import { randomUUID } from 'node:crypto';
import { readConfig } from '@meridia/server/config.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { openDeps } from '@meridia/server/deps.ts';
import { generateRelatorioJob } from '@meridia/server/features/relatorios/jobs.ts';
import type postgres from 'postgres';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { watchMemory } from '../support/process-memory.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist, prepareIntake, type Therapist } from './therapist.ts';
import { createWorld, type World } from './world.ts';

const mostSeconds = 10;
const mostMb = 100;
/** Longer than a newcomer may wait, so a newcomer that waits for the end of one of these has waited too long. */
const thinkMs = 20_000;
/** As many reports as are written while the newcomers wait. */
const warmUps = 400;

/**
 * Ten thousand reports wait, five hundred of them from one account. A newcomer's report begins within seconds, and the backlog is
 * in the database and not in memory. Then a model that thinks long, and an account that would occupy every worker.
 */
export async function fairQueue({ backlog = 10_000, ofOne = 500, newcomers = 5 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => thinkMs });
  try {
    const queued = await behindBacklog(world, { backlog, ofOne, newcomers });
    const held = await besideHeldWorkers(world, { ofOne, newcomers });
    const waits = [...queued.waits, ...held.waits];
    const problems = [
      ...(Math.max(...waits) <= mostSeconds ? [] : ['a newcomer waits']),
      ...(queued.grownMb <= mostMb ? [] : ['the backlog lies in memory']),
      ...(queued.left > backlog / 2 ? [] : [`only ${queued.left} still waited: no backlog`]),
      ...(held.begun >= 3 ? [] : [`only ${held.begun} workers were held`]),
    ];
    return {
      id: 'F23',
      passed: problems.length === 0,
      figures: `${backlog} waiting, ${ofOne} of them of one account: ${newcomers} newcomers' reports began after ${list(queued.waits)} s, memory ${queued.baseMb.toFixed(0)} + ${queued.grownMb.toFixed(0)} MB, ${queued.left} still waiting, asking for one more took ${queued.sendMs.toFixed(0)} ms; one account with ${ofOne} and a model that thinks ${thinkMs / 1000} s held ${held.begun} of 4 workers, newcomers' began after ${list(held.waits)} s${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    await world.close();
  }
}

const list = (seconds: readonly number[]) => seconds.map((value) => value.toFixed(1)).join(' ');

async function behindBacklog(
  world: World,
  { backlog, ofOne, newcomers }: { backlog: number; ofOne: number; newcomers: number },
) {
  const { sql } = world;
  const env = { ...world.env, GEMINI_API_KEY: '' };
  const web = await startAppProcess({ ...env, ROLE: 'web' });
  try {
    const people = await Promise.all(Array.from({ length: newcomers }, () => createTherapist(web.baseUrl, sql)));
    const intakes = [];
    for (const person of people) intakes.push(await prepareIntake(person.client));
    const [first] = people;
    if (!first) throw new Error('no therapist signed up');
    // The comparison is the memory for writing one report after another without a backlog.
    const worker = await startAppProcess({ ...env, ROLE: 'worker' });
    try {
      const template = await first.client.trpc.avaliacoes.create.mutate(await prepareIntake(first.client));
      const working = watchMemory(worker.pid);
      await fillQueue(world, web, template.id, { accounts: 0, each: 0, ofOne: warmUps });
      await untilQueueIsEmpty(sql);
      const baseMb = working.stop().peakMb;
      const busy = Math.round((backlog - ofOne) / ofOne);
      const sendMs = await fillQueue(world, web, template.id, { accounts: busy, each: ofOne, ofOne });
      const memory = watchMemory(worker.pid);
      const waits: number[] = [];
      for (const [index, { client }] of people.entries()) {
        const intake = intakes[index];
        if (!intake) throw new Error('no intake');
        waits.push(await waitedFor(sql, (await client.trpc.avaliacoes.create.mutate(intake)).id));
      }
      const [row] = await sql<{ left: number }[]>`
        select count(*)::int as left from pgboss.job where name = ${generateRelatorioJob.name} and state < 'active'`;
      return { waits, left: row?.left ?? 0, baseMb, grownMb: memory.stop().peakMb - baseMb, sendMs };
    } finally {
      await worker.stop();
    }
  } finally {
    await web.stop();
    await sql`delete from pgboss.job`;
    await sql`update avaliacoes set status = 'erro' where status = 'pendente'`;
  }
}

async function besideHeldWorkers(world: World, { ofOne, newcomers }: { ofOne: number; newcomers: number }) {
  const { sql } = world;
  const web = await startAppProcess({ ...world.env, ROLE: 'web' });
  const worker = await startAppProcess({ ...world.env, ROLE: 'worker', WORKER_CONCURRENCY: '4' });
  try {
    const one = await createTherapist(web.baseUrl, sql);
    const people = await Promise.all(Array.from({ length: newcomers }, () => createTherapist(web.baseUrl, sql)));
    const template = await one.client.trpc.avaliacoes.create.mutate(await prepareIntake(one.client));
    await fillQueue(world, web, template.id, { accounts: 0, each: 0, ofOne }, one);
    await eventually(async () => (world.gemini.requests.length >= 3 ? true : null), 'the workers to be busy', 60_000);
    const waits: number[] = [];
    for (const { client } of people.slice(0, 1)) {
      waits.push(await waitedFor(sql, (await client.trpc.avaliacoes.create.mutate(await prepareIntake(client))).id));
    }
    const begun = await countBegun(sql, one.userId);
    return { waits, begun };
  } finally {
    await worker.kill();
    await web.stop();
  }
}

/**
 * Queues copies of a report through the app's own queue: `accounts` accounts with `each`, then one with `ofOne`.
 * @returns milliseconds that queuing the last one took
 */
async function fillQueue(
  world: World,
  web: AppProcess,
  templateId: string,
  { accounts, each, ofOne }: { accounts: number; each: number; ofOne: number },
  one?: Therapist,
): Promise<number> {
  const { sql } = world;
  const deps = await openDeps(
    readConfig({ ...world.env, LOG_LEVEL: 'warn', ROLE: 'web', PORT: '0' }),
    world.env.DATABASE_URL ?? '',
  );
  let lastMs = 0;
  const ask = async (account: string, count: number) => {
    // Of the owner's account they are of the same client, whose permission the model needs.
    const rows = await sql<{ id: string }[]>`
      insert into avaliacoes (terapeuta_id, cliente_id, nome_cliente, idade, sexo, telefone, email, queixa_principal, sintomas,
        lingua_rachaduras, lingua_marcas_dente, imagem_lingua_url, consentimento_lgpd, consentimento_versao, dados_anamnese,
        idempotency_key)
      select ${account}, case when terapeuta_id = ${account} then cliente_id end, nome_cliente, idade, sexo, telefone, email, queixa_principal, sintomas, lingua_rachaduras,
        lingua_marcas_dente, imagem_lingua_url, consentimento_lgpd, consentimento_versao, dados_anamnese, gen_random_uuid()
      from avaliacoes, generate_series(1, ${count}) where id = ${templateId} returning id`;
    await asSystem(deps.database, async (tx) => {
      for (const { id } of rows) {
        const began = performance.now();
        await deps.queue.send(tx, generateRelatorioJob, { avaliacaoId: id }, { account });
        lastMs = performance.now() - began;
      }
    });
  };
  try {
    for (let index = 0; index < accounts; index += 1) await ask(await newAccount(sql), each);
    await ask((one ?? (await createTherapist(web.baseUrl, sql))).userId, ofOne);
  } finally {
    await deps.close();
  }
  return lastMs;
}

async function newAccount(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    with account as (
      insert into accounts (email, password_hash) values (${`${randomUUID()}@example.com`}, 'none') returning id, email)
    insert into profiles (id, nome_completo, email) select id, 'Terapeuta de Teste', email from account returning id`;
  return row?.id ?? '';
}

/** @returns seconds from the request until a worker began, by the database's clock */
async function waitedFor(sql: postgres.Sql, id: string): Promise<number> {
  return eventually(
    async () => {
      const [row] = await sql<{ seconds: number | null }[]>`
        select extract(epoch from started_on - created_on)::float8 as seconds from pgboss.job
        where data ->> 'avaliacaoId' = ${id} and started_on is not null`;
      return row?.seconds ?? null;
    },
    'the report to begin',
    300_000,
  );
}

async function untilQueueIsEmpty(sql: postgres.Sql): Promise<void> {
  await eventually(
    async () => {
      const live = await sql`
        select id from pgboss.job where name = ${generateRelatorioJob.name} and state <= 'active' limit 1`;
      return live.length === 0 ? true : null;
    },
    'the queue to be empty',
    60_000,
  );
}

async function countBegun(sql: postgres.Sql, account: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from pgboss.job where group_id = ${account} and state = 'active'`;
  return row?.count ?? 0;
}
