import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { AppError } from '@meridia/server/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, signUpClient, uploadedFoto } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { createLogLines } from '../support/log-lines.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { createScriptedWriter } from '../support/scripted-writer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Appears in every text of the intakes below, and nowhere else. */
const mark = 'Marcada-Zulmira';
const marked = buildAnamnese({
  nomeCliente: `${mark} Pessoa`,
  email: 'marcada-zulmira@example.com',
  telefone: '(11) 97777-1234',
  queixaPrincipal: `${mark} sente dores fortes depois das refeições, há meses.`,
});

const lines = createLogLines();
const writer = createScriptedWriter({
  'Escritor Quebrado': async () => {
    throw Object.assign(new Error(`cannot write of ${mark}`), { params: [mark], cause: new Error(mark) });
  },
});
let app: TestApp;
let client: ApiClient & { userId: string };
let lingua: string;
beforeAll(async () => {
  app = await startTestApp({ replace: { log: lines.log, writer } });
  client = await signUpClient(app.baseUrl, 'Marcada-Zulmira Terapeuta');
  lingua = (await uploadedFoto(client, 'lingua', await smallPhoto())).id;
});
afterAll(() => app.close());
beforeEach(() => lines.clear());

const saveDraft = () =>
  client.trpc.drafts.save.mutate({
    id: randomUUID(),
    data: { dados: marked, fotos: {}, consentimento: false },
    baseRevision: 0,
  });

describe('a failed query is logged without its data:', () => {
  it('an intake refused by a constraint, whose error detail holds the whole row', async () => {
    const { sql } = app.database;
    await sql`alter table avaliacoes add constraint none_today check (false) not valid`;
    const call = client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { dadosAnamnese: marked }));
    await expect(call).rejects.toMatchObject({ data: { app: { code: 'INTERNAL' } } });
    await sql`alter table avaliacoes drop constraint none_today`;

    const [line] = lines.read({ msg: 'procedure failed' });
    expect(line).toMatchObject({
      path: 'avaliacoes.create',
      err: { cause: { code: '23514', table_name: 'avaliacoes', constraint_name: 'none_today' } },
    });
    expect(line?.reqId).toEqual(expect.any(String));
    expectNothingSaid();
  });

  it('an intake whose statement is cancelled while it waits, like after the statement timeout', async () => {
    await createWhileLocked(
      () => app.database.sql`select pg_cancel_backend(pid) from pg_stat_activity where ${waiting()}`,
    );
    expect(lines.text()).toContain('"code":"57014"');
    expect(lines.read({ msg: 'procedure failed', path: 'avaliacoes.create' })).toHaveLength(1);
    expectNothingSaid();
  });

  it('a draft that the database refuses', async () => {
    const { sql } = app.database;
    await sql`alter table anamnese_drafts add constraint none_today check (false) not valid`;
    await expect(saveDraft()).rejects.toMatchObject({ data: { app: { code: 'INTERNAL' } } });
    await sql`alter table anamnese_drafts drop constraint none_today`;
    expect(lines.read({ msg: 'procedure failed', path: 'drafts.save' })).toHaveLength(1);
    expectNothingSaid();
  });
});

it('an upgrade removes unsafe error details of an earlier release from the queue', async () => {
  const { sql } = app.database;
  const insert = async (output: object) => {
    const [job] = await sql<{ id: string }[]>`
      insert into pgboss.job (name, state, output) values ('fotos.sweep', 'failed', ${JSON.stringify(output)}::text::jsonb) returning id`;
    return job?.id ?? '';
  };
  const whole = await insert({
    name: 'Error',
    code: '57014',
    message: mark,
    stack: mark,
    params: [mark],
    cause: { detail: mark },
  });
  const queueWord = await insert({ value: { message: 'job timed out' } });
  const folder = new URL('../../drizzle/migrations/', import.meta.url);
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('_scrub_job_errors.sql'));
  await sql.unsafe(await readFile(new URL(file, folder), 'utf8'));
  const rows = await sql`select id, output from pgboss.job where id in (${whole}, ${queueWord})`;
  expect(Object.fromEntries(rows.map(({ id, output }) => [id, output]))).toEqual({
    [whole]: { name: 'Error', code: '57014' },
    [queueWord]: { value: { message: 'job timed out' } },
  });
});

describe('a request that anybody can send is not logged as an error of ours:', () => {
  it("asking for another person's report over a socket", async () => {
    const stranger = await signUpClient(app.baseUrl);
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const socket = stranger.openSocket();
    const refused = await new Promise((resolve) => {
      socket.trpc.relatorios.onProgress.subscribe({ id }, { onError: resolve });
    });
    socket.close();
    expect(refused).toMatchObject({
      data: { code: 'NOT_FOUND', httpStatus: 404, app: { code: 'AVALIACAO_NOT_FOUND' } },
    });
    expect(lines.text()).not.toMatch(/failed|"at":/);
  });
});

describe('problems for the operator are logged once:', () => {
  it('database_away: a database that ends connections in the middle of a statement', async () => {
    for (let times = 0; times < 3; times += 1) {
      await createWhileLocked(
        () => app.database.sql`select pg_terminate_backend(pid) from pg_stat_activity where ${waiting()}`,
      );
    }
    const told = lines.read({ matter: 'database_away' });
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('"at":');
    expect(lines.read({ msg: 'procedure failed' })).toEqual([]);
    expectNothingSaid();
  });

  it.each([
    ['storage_denied', 'a data folder that cannot be written', (cause: Error) => cause, 'EACCES', 500],
    ['storage_full', 'a full disk', (cause: Error) => new AppError('STORAGE_FULL', 'Cheio.', { cause }), 'ENOSPC', 507],
  ])('%s: %s', async (matter, _name, make, code, status) => {
    const { storage } = app.deps;
    const error = make(Object.assign(new Error(`${code} ${mark}`), { code, syscall: 'open' }));
    app.deps.storage = { ...storage, put: () => Promise.reject(error) };
    for (let times = 0; times < 5; times += 1) {
      expect((await client.uploadFoto('lingua', await smallPhoto())).status).toBe(status);
    }
    app.deps.storage = storage;
    const told = lines.read({ matter });
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('"at":');
    expectNothingSaid();
  });
});

// This test is the last one, because its job is retried in the background.
it('keeps of a failed job only the details that the log allows, in the queue and in the log', async () => {
  await app.startWorker();
  const dadosAnamnese = { ...marked, nomeCliente: 'Escritor Quebrado' };
  const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { dadosAnamnese }));
  const { sql } = app.database;
  const kept = await eventually(async () => {
    const [job] = await sql`
      select output, output::text as text from pgboss.job where data ->> 'avaliacaoId' = ${id} and output is not null`;
    return job ?? null;
  }, 'the first try to fail');
  expect(kept.text).not.toContain(mark);
  expect(kept.output).toMatchObject({ name: 'Error', stack: expect.stringMatching(/logs\.test\.ts:\d+/) });
  expect(lines.read({ msg: 'report attempt failed', avaliacaoId: id })).not.toHaveLength(0);
  expectNothingSaid();
});

/**
 * Sends an intake that has to wait for its table, and ends its statements from outside until it is refused: a read is tried
 * twice.
 */
async function createWhileLocked(end: () => Promise<object[]>): Promise<void> {
  await app.database.sql.begin(async (tx) => {
    await tx`lock table avaliacoes in access exclusive mode`;
    let refused = false;
    const call = client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { dadosAnamnese: marked }));
    const refusal = expect(call).rejects.toMatchObject({ data: { app: { code: 'UNAVAILABLE' } } });
    const settled = refusal.finally(() => {
      refused = true;
    });
    await eventually(async () => {
      await end();
      return refused ? true : null;
    }, 'the intake to be refused');
    await settled;
  });
}

function waiting() {
  return app.database.sql`datname = current_database() and wait_event_type = 'Lock' and query like '%avaliacoes%'`;
}

function expectNothingSaid(): void {
  expect(lines.text()).not.toMatch(/zulmira|dores fortes|97777-1234|Failing row|params/i);
}
