import { randomUUID } from 'node:crypto';
import type { LimitName } from '@meridia/server/auth/limits.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { exportFiles } from '@meridia/server/features/account-export/export-files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnedTables } from '../authorization/ownership.ts';
import { arrangeRowsEverywhere } from '../authorization/rows-everywhere.ts';
import { insertAccess } from '../support/access-rows.ts';
import { type ApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import { arrangeMonthsOfWork } from '../support/busy-therapist.ts';
import { eventually } from '../support/eventually.ts';
import { smallPhoto } from '../support/pictures.ts';
import { type Manifesto, readJson, readZip } from '../support/read-zip.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { triesIn } from '../support/tries.ts';

const avaliacoes = 50;

let app: TestApp;
let client: ApiClient & { userId: string; email: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' } });
  client = await signUpClient(app.baseUrl);
  stranger = await signUpClient(app.baseUrl, 'Vizinha Secreta');
  await arrangeMonthsOfWork(app.database.sql, app.deps, client.userId, avaliacoes);
  await arrangeMonthsOfWork(app.database.sql, app.deps, stranger.userId, 1);
  const { userId: ownerId } = client;
  const key = await insertApiKey(app.database.sql, ownerId, { nome: 'Agenda da recepção' });
  await insertAccess(app.database.sql, [
    { actorId: stranger.userId, actorRole: 'admin', action: 'avaliacoes.admin_list', subjectId: ownerId, ownerId },
    { actorId: randomUUID(), actorRole: 'visitor', action: 'relatorio.share', ownerId },
    { actorId: key.id, actorRole: 'program', action: 'clientes.list', subjectId: ownerId, ownerId },
    { actorId: randomUUID(), actorRole: 'program', action: 'clientes.list', subjectId: ownerId, ownerId },
  ]);
});
afterAll(() => app.close());

const ticketOf = async ({ trpc }: ApiClient) =>
  (await trpc.accounts.beginExport.mutate({ password: testPassword })).ticket;
const download = ({ fetch }: ApiClient, ticket: string) => fetch(`/api/conta/exportacao?ticket=${ticket}`);
/** Resets the limit on exports, so that other tests may export as often as they need. */
const forgetTries = () => app.database.sql`delete from rate_limits`;

describe('the export of an account', () => {
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    await forgetTries();
    const response = await download(client, await ticketOf(client));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="meus-dados-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'private, no-store',
    });
    files = await readZip(new Uint8Array(await response.arrayBuffer()));
  });

  it('contains every row and every file, as its manifest counts them (S28)', async () => {
    const { sql } = app.database;
    const manifesto = readJson<Manifesto>(files, 'manifesto.json');
    const [rows] = await sql<Record<string, number>[]>`
      select (select count(*)::int from fotos where terapeuta_id = ${client.userId}) as fotos,
        (select count(*)::int from consultas_evolutivas where terapeuta_id = ${client.userId}) as consultas,
        (select count(*)::int from relatorio_shares where terapeuta_id = ${client.userId}) as shares,
        (select count(*)::int from relatorio_events where terapeuta_id = ${client.userId}) as events,
        (select count(*)::int from usage_movements where user_id = ${client.userId}) as movements`;
    expect(manifesto.linhas).toMatchObject({
      avaliacoes,
      fotos: rows?.fotos,
      consultas_evolutivas: rows?.consultas,
      consulta_evolutiva_versoes: rows?.consultas,
      relatorio_shares: rows?.shares,
      relatorio_events: rows?.events,
      usage_movements: rows?.movements,
    });
    expect(manifesto.imagens).toBe(rows?.fotos);
    expect(manifesto.ausentes).toEqual([]);
    expect(manifesto.arquivos).toBe(files.size);
    expect([...files.keys()].filter((path) => path.endsWith('/avaliacao.json'))).toHaveLength(avaliacoes);
    expect([...files.keys()].filter((path) => path.endsWith('/relatorio.html'))).toHaveLength(avaliacoes);
    expect([...files.keys()].filter((path) => path.endsWith('.jpg'))).toHaveLength(rows?.fotos ?? 0);
  });

  it('has a folder per assessment, with the complete anamnesis and with annulled follow-ups', () => {
    const [first = ''] = [...files.keys()].filter((path) => path.endsWith('/avaliacao.json')).sort();
    expect(first).toMatch(/^avaliacoes\/2026-01-01-cliente-no-1-goncalves-[0-9a-f]{8}\//);
    const folder = first.replace('/avaliacao.json', '');
    const avaliacao = readJson<{ nomeCliente: string; dadosAnamnese: { nomeCliente: string } }>(files, first);
    expect(avaliacao.nomeCliente).toBe('Cliente Nº 1 <Gonçalves>');
    expect(avaliacao.dadosAnamnese).toMatchObject({
      nomeCliente: 'Cliente Nº 1 <Gonçalves>',
      idade: expect.any(Number),
    });
    const [consulta] = readJson<{ anuladaMotivo: string; versoes: { conteudo: object }[] }[]>(
      files,
      `${folder}/consultas.json`,
    );
    expect(consulta).toMatchObject({
      anuladaMotivo: 'Cliente trocado',
      versoes: [{ conteudo: { observacoes: 'Dorme mal.' } }],
    });
    expect(files.has(`${folder}/consulta-1-lingua.jpg`)).toBe(true);
  });

  it('tells who read which data, when and why, with the hash that proves it', async () => {
    const rows = readJson<Record<string, unknown>[]>(files, 'registros/registro-de-acesso-001.json');
    const proof = { createdAt: expect.any(String), hash: expect.stringMatching(/^[0-9a-f]{64}$/) };
    const own = { quem: 'Você', porQue: 'Uso da sua própria conta' };
    expect(rows).toEqual(rows.map(() => expect.objectContaining(proof)));
    expect(rows[0]).toMatchObject({ ...own, oQue: 'Avaliação e relatório', action: 'avaliacao.read' });
    expect(files.get('LEIA-ME.txt')?.toString('utf8').replace(/\s+/g, ' ')).toContain(
      'quem: você, um programa com uma chave sua, a administração ou quem tem um link seu',
    );
    expect(rows.slice(-5)).toMatchObject([
      { quem: 'Administração', porQue: 'Administração e suporte do serviço' },
      { quem: 'Quem tem o link', oQue: 'Relatório', porQue: 'Link que você criou' },
      {
        quem: 'Um programa com a sua chave "Agenda da recepção"',
        oQue: 'Lista de clientes',
        porQue: 'Chave da API que você criou',
      },
      { quem: 'Um programa com uma chave sua que já não existe', porQue: 'Chave da API que você criou' },
      { ...own, oQue: 'Exportação de todos os dados' },
    ]);
  });

  it('has reports that work offline: photos inside, names escaped, no requests to any server', async () => {
    const [path = ''] = [...files.keys()].filter((name) => name.endsWith('/relatorio.html'));
    const html = files.get(path)?.toString('utf8') ?? '';
    const jpeg = (await smallPhoto()).toString('base64');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain(`src="data:image/jpeg;base64,${jpeg}"`);
    expect(html).toContain('&lt;Gonçalves&gt;</title>');
    expect(html).not.toContain('/api/');
    expect(html).not.toMatch(/https?:\/\//);
  });

  it('contains no secret, no token and no data of other accounts', async () => {
    const { sql } = app.database;
    const [secret] = await sql`select password_hash as hash from accounts where id = ${client.userId}`;
    const tokens = await sql<{ hash: string }[]>`
      select token_hash as hash from relatorio_shares union all select id from sessions union all select hash from account_tokens
      union all select hash from known_devices`;
    const text = [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n');
    const leaked = [secret?.hash, stranger.userId, 'Vizinha Secreta', ...tokens.map(({ hash }) => hash)].filter(
      (word) => text.includes(word),
    );
    expect(leaked).toEqual([]);
    expect(text).toContain(client.email);
  });

  it('is logged as a read of all data', async () => {
    const log = await app.database.sql`
      select actor_role, owner_id, subject_id from access_log where action = 'account.export' and actor_id = ${client.userId}`;
    expect([...log]).toEqual([{ actor_role: 'therapist', owner_id: client.userId, subject_id: client.userId }]);
  });
});

it('counts the rows of every table that belongs to an account, so that no new table is forgotten', async () => {
  const { sql } = app.database;
  const person = randomUUID();
  await arrangeRowsEverywhere(sql, app.deps.database, person);
  const files = new Map<string, Buffer>();
  await asSystem(app.deps.database, async (tx) => {
    for await (const { path, bytes } of exportFiles(tx, app.deps, person)) files.set(path, Buffer.from(bytes));
  });
  const { linhas } = readJson<Manifesto>(files, 'manifesto.json');
  const counted: Record<string, number> = {};
  for (const { table, owner } of await listOwnedTables(sql)) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int from ${sql(table)} where ${sql(table === 'access_log' ? 'owner_id' : owner)} = ${person}`;
    counted[table] = row?.count ?? 0;
  }
  expect(Object.entries(counted).filter(([, count]) => count === 0)).toEqual([]);
  expect(linhas).toEqual(counted);
});

it('skips a picture whose file is missing, and names it', async () => {
  const { sql } = app.database;
  await forgetTries();
  const [row] = await sql<{ key: string }[]>`
    select storage_key as key from fotos where terapeuta_id = ${stranger.userId} and avaliacao_id is not null`;
  await app.deps.storage.remove(row?.key ?? '');
  const response = await download(stranger, await ticketOf(stranger));
  const files = await readZip(new Uint8Array(await response.arrayBuffer()));
  const { ausentes, linhas, imagens } = readJson<Manifesto>(files, 'manifesto.json');
  expect(ausentes).toEqual([expect.stringMatching(/\/lingua\.jpg$/)]);
  expect(imagens).toBe((linhas.fotos ?? 0) - 1);
});

describe('the ticket of an export', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it('needs the password, and the code when there is a second factor', async () => {
    await forgetTries();
    const { sql } = app.database;
    const begin = (password: string) => refusal(client.trpc.accounts.beginExport.mutate({ password }));
    expect((await begin('Errada-Demais-1')).code).toBe('INVALID_CREDENTIALS');
    await sql`
      insert into second_factors (account_id, sealed_secret, confirmed_at)
      values (${client.userId}, ${await app.deps.secretBox.seal(secret, client.userId)}, now())`;
    expect((await begin(testPassword)).code).toBe('SECOND_FACTOR_REQUIRED');
    const proof = (code: string) => ({ password: testPassword, code });
    const wrong = client.trpc.accounts.beginExport.mutate(proof(wrongCodeOf(secret)));
    expect((await refusal(wrong)).code).toBe('SECOND_FACTOR_INVALID');
    const code = codeOf(secret);
    expect((await client.trpc.accounts.beginExport.mutate(proof(code))).ticket).toBeTruthy();
    expect((await refusal(client.trpc.accounts.beginExport.mutate(proof(code)))).code).toBe('SECOND_FACTOR_INVALID');
    await sql`delete from second_factors where account_id = ${client.userId}`;
  });

  it('opens one download, for its owner only, within two minutes', async () => {
    await forgetTries();
    const ticket = await ticketOf(client);
    expect((await download(stranger, ticket)).status).toBe(404);
    expect((await fetch(`${app.baseUrl}/api/conta/exportacao?ticket=${ticket}`)).status).toBe(401);
    const first = await download(client, ticket);
    expect(first.status).toBe(200);
    await first.arrayBuffer();
    expect((await download(client, ticket)).status).toBe(409);

    const old = await ticketOf(client);
    await app.database.sql`
      update account_tokens set expires_at = expires_at - interval '2 minutes' where account_id = ${client.userId} and used_at is null`;
    expect((await download(client, old)).status).toBe(404);
    expect((await download(client, '')).status).toBe(404);
  });

  it('is refused after three complete downloads or twelve started ones in a day', async () => {
    await forgetTries();
    const begin = () => client.trpc.accounts.beginExport.mutate({ password: testPassword });
    // A repeated request costs nothing and leaves one valid ticket.
    for (let time = 0; time < 5; time += 1) await begin();
    const [open] = await app.database.sql`
      select count(*)::int from account_tokens where account_id = ${client.userId} and purpose = 'export' and used_at is null`;
    expect(open?.count).toBe(1);

    for (let time = 0; time < 3; time += 1) await (await download(client, await ticketOf(client))).arrayBuffer();
    const { code, retryAfterSeconds } = await refusal(begin());
    expect(code).toBe('TOO_MANY_REQUESTS');
    expect(retryAfterSeconds).toBeGreaterThan(23 * 60 * 60);

    await forgetTries();
    const late = await ticketOf(client);
    await setTries('accountExportBegun', 12);
    expect((await refusal(begin())).code).toBe('TOO_MANY_REQUESTS');
    expect((await download(client, late)).status).toBe(429);
    expect(await triesOf('accountExport')).toBe(0);
  });

  it('counts an interrupted download as started, but not as one of the three', async () => {
    await forgetTries();
    for (let time = 0; time < 4; time += 1) {
      const leave = await openSlowly(client);
      leave.abort();
      await eventually(
        async () => ((await triesOf('accountExport')) === 0 && (await transactions()) === 0 ? true : null),
        'the try to come back',
      );
    }
    expect(await triesOf('accountExportBegun')).toBe(4);
    const whole = await download(client, await ticketOf(client));
    expect((await readZip(new Uint8Array(await whole.arrayBuffer()))).size).toBeGreaterThan(avaliacoes);
    expect(await triesOf('accountExport')).toBe(1);
  });
});

describe('while readers are slow', () => {
  const others: (ApiClient & { userId: string })[] = [];
  beforeAll(async () => {
    await forgetTries();
    for (let count = 0; count < 3; count += 1) others.push(await signUpClient(app.baseUrl));
    for (const { userId } of others) await arrangeMonthsOfWork(app.database.sql, app.deps, userId, 2);
    await makeLarge(others.map(({ userId }) => userId));
  });

  it('no other account waits, no database connection is held, and each reader gets the whole file', async () => {
    const [one, two, three] = others;
    if (!one || !two || !three) throw new Error('three readers');
    const slow = await Promise.all([openSlowly(one), openSlowly(two)]);
    // Possible as soon as the first two files are made, whether they have been read or not.
    const ticket = await ticketOf(three);
    const third = await eventually(async () => {
      const response = await download(three, ticket);
      return response.status === 200 ? response : null;
    }, 'a third export beside two slow readers');
    expect((await readZip(new Uint8Array(await third.arrayBuffer()))).size).toBeGreaterThan(2);
    await eventually(async () => ((await transactions()) === 0 ? true : null), 'both to be made');
    // A second download of the same account must wait; its ticket stays valid.
    const second = await ticketOf(one);
    const refused = await download(one, second);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    const [first] = slow;
    expect((await readZip(await first.rest())).size).toBeGreaterThan(2);
    expect((await download(one, second)).status).toBe(200);
    for (const reader of slow) reader.abort();
  });

  it('at most two exports are made at once; a third one keeps its ticket and its try', async () => {
    const [one, two, three] = others;
    if (!one || !two || !three) throw new Error('three readers');
    await forgetTries();
    const tickets = [await ticketOf(one), await ticketOf(two), await ticketOf(three)];
    const locked = await app.database.sql.reserve();
    await locked`begin`;
    await locked`lock table consultas_evolutivas in access exclusive mode`;
    const making = [download(one, tickets[0] ?? ''), download(two, tickets[1] ?? '')];
    await eventually(async () => ((await transactions('active')) === 2 ? true : null), 'both to be made');
    expect((await download(three, tickets[2] ?? '')).status).toBe(503);
    await locked`rollback`;
    locked.release();
    for (const response of making) await (await response).arrayBuffer();
    expect((await download(three, tickets[2] ?? '')).status).toBe(200);
  });
});

/** Larger than all buffers on the way together. */
const makeLarge = (accountIds: string[]) => app.database.sql`
  update avaliacoes set relatorio_html = (select string_agg(md5(n::text || id::text), '') from generate_series(1, 300000) n)
  where terapeuta_id = any(${accountIds})`;

const setTries = (limit: LimitName, tries: number) => triesIn(app).set(limit, client.userId, tries);
const triesOf = (limit: LimitName) => triesIn(app).read(limit, client.userId);
const transactions = async (state = 'idle in transaction%') => {
  const [row] = await app.database.sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'meridia_system'
      and (state like ${state} and (state <> 'active' or wait_event_type = 'Lock'))`;
  return row?.count ?? 0;
};
/** A reader that stops after the first bytes. */
const openSlowly = async (by: ApiClient) => {
  const leave = new AbortController();
  const response = await by.fetch(`/api/conta/exportacao?ticket=${await ticketOf(by)}`, { signal: leave.signal });
  const reader = response.body?.getReader();
  const chunks = [(await reader?.read())?.value];
  return {
    abort: () => leave.abort(),
    rest: async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return Buffer.concat(chunks.flatMap((chunk) => chunk ?? []));
        chunks.push(value);
      }
    },
  };
};
