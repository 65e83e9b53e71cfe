import { randomUUID } from 'node:crypto';
import { sweepApiKeys } from '@meridia/server/features/api-keys/commands.ts';
import type { MailMessage } from '@meridia/server/ports.ts';
import { apiScopes, mostApiKeys } from '@meridia/shared/api-key.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, refusal, testPassword } from '../support/api-client.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { eventually } from '../support/eventually.ts';
import { createOpenApiClient } from '../support/openapi-client.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { blockAccount, readUsage, setPlan } from '../support/people.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertAvaliacao, insertCliente, insertConsulta, insertFoto } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const sent: MailMessage[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { mailer: { send: async (message) => void sent.push(message) } } });
  await app.startWorker();
});
afterAll(() => app.close());

const sql = () => app.database.sql;
const subscriber = () => signUpSubscriber(app, undefined, 'Enterprise');
const made = z.object({ id: z.uuid() });
const problem = z.object({ status: z.number(), code: z.string(), title: z.string(), detail: z.string() });

function ask(path: string, secret: string, init: RequestInit = {}, at = app): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${secret}` };
  return fetch(`${at.baseUrl}/api/v1${path}`, { ...init, headers });
}
const statusOf = async (path: string, secret: string) => (await ask(path, secret)).status;

async function generatedClient(secret: string) {
  const file: unknown = await (await fetch(`${app.baseUrl}/api/v1/openapi.json`)).json();
  return createOpenApiClient(`${app.baseUrl}/api/v1/openapi.json`, file, secret);
}

const newKey = ({ trpc }: ApiClient, changes: Partial<Parameters<typeof trpc.apiKeys.create.mutate>[0]> = {}) =>
  trpc.apiKeys.create.mutate({ nome: 'Agenda', scopes: [...apiScopes], dias: 30, password: testPassword, ...changes });

describe('the main path', () => {
  it('is walked by a client that is made of the OpenAPI file alone', async () => {
    const ana = await subscriber();
    const { secret } = await newKey(ana);
    const api = await generatedClient(secret);
    const cliente = await api.call('cadastrarCliente', {
      body: { nome: 'Helena Prado', nascimento: '1983-04-02', idade: null, sexo: 'feminino', telefone: '', email: '' },
    });
    const clienteId = made.parse(cliente.body).id;
    const foto = await api.call('enviarFoto', {
      kind: 'lingua',
      file: new Blob([new Uint8Array(await smallPhoto())], { type: 'image/jpeg' }),
    });
    const body = {
      clienteId,
      dadosAnamnese: buildAnamnese({ nomeCliente: 'Helena Prado' }),
      fotos: { lingua: made.parse(foto.body).id },
      consentimentoLgpd: true,
    };
    const created = await api.call('criarAvaliacao', { 'Idempotency-Key': randomUUID(), body });
    expect(created).toMatchObject({ status: 201, body: { uso: { planName: 'Enterprise', diagnosesUsed: 1 } } });
    const { id } = made.parse(created.body);
    const finished = await eventually(async () => {
      const { body: read } = await api.call('lerAvaliacao', { id });
      const { status } = z.object({ status: z.string() }).parse(read);
      return status === 'pendente' ? null : status;
    }, 'the report');
    expect(finished).toBe('finalizado');
    const relatorio = await api.call('lerRelatorio', { id });
    expect(relatorio.body).toMatchObject({ cliente: { nome: 'Helena Prado' }, tipo: 'completo' });
    const pdf = await api.call('baixarRelatorio', { id, fotos: 'nao' });
    expect(pdf.body).toBeInstanceOf(ArrayBuffer);
    if (pdf.body instanceof ArrayBuffer) expect((await readPdfPages(pdf.body)).join(' ')).toContain('Helena Prado');
    expect((await api.call('lerCliente', { id: clienteId })).body).toMatchObject({ avaliacoes: [{ id }] });
    expect((await api.call('listarAvaliacoes', { search: 'helena' })).body).toMatchObject({ items: [{ id }] });
    const { id: consultaId } = await insertConsulta(sql(), ana.userId, id);
    expect((await api.call('listarConsultas', { clienteId })).body).toMatchObject({ items: [{ id: consultaId }] });
    expect((await api.call('lerConsulta', { id: consultaId })).body).toMatchObject({ avaliacaoId: id });
    expect((await api.call('lerUso')).body).toMatchObject({ diagnosesUsed: 1, diagnosesLimit: -1 });
    expect(new Set(api.ids).size).toBe(12);
  });

  it('gives a list in pages, each row once', async () => {
    const ana = await subscriber();
    const { secret } = await insertApiKey(sql(), ana.userId);
    const ids = new Set<string>();
    for (let count = 0; count < 5; count += 1)
      ids.add(await insertCliente(sql(), ana.userId, { nome: `Rita ${count}` }));
    const api = await generatedClient(secret);
    const pageSchema = z.object({ items: z.array(made), nextCursor: z.string().nullable() });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = pageSchema.parse((await api.call('listarClientes', { limit: 2, cursor })).body);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(ids);
    expect((await api.call('listarClientes', { cursor: 'x' })).body).toMatchObject({
      errors: [{ pointer: '/cursor' }],
    });
  });
});

describe('an Idempotency-Key', () => {
  it('makes one assessment and takes one unit, of calls one after another and at once, and tells other answers apart', async () => {
    const ana = await subscriber();
    const { secret } = await insertApiKey(sql(), ana.userId);
    const lingua = await insertFoto(sql(), ana.userId);
    const key = randomUUID();
    const create = (nomeCliente: string) =>
      ask('/avaliacoes', secret, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          dadosAnamnese: buildAnamnese({ nomeCliente }),
          fotos: { lingua },
          consentimentoLgpd: true,
        }),
      });
    const answers = await Promise.all(Array.from({ length: 6 }, () => create('Rita Nunes')));
    const ids = await Promise.all(answers.map(async (answer) => made.parse(await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect((await readUsage(sql(), ana.userId)).used).toBe(1);
    const other = await create('Outra Pessoa');
    expect(problem.parse(await other.json())).toMatchObject({ status: 409, code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('is needed', async () => {
    const { secret } = await insertApiKey(sql(), (await subscriber()).userId);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = { dadosAnamnese: buildAnamnese(), fotos: { lingua: randomUUID() }, consentimentoLgpd: true };
    const answer = await ask('/avaliacoes', secret, { ...init, body: JSON.stringify(body) });
    expect(problem.parse(await answer.json()).detail).toContain('Idempotency-Key');
  });
});

describe('a key', () => {
  it('is shown once, stored as a hash, and listed by its beginning', async () => {
    const ana = await subscriber();
    const { key, secret } = await newKey(ana, { scopes: ['uso:read'] });
    expect(secret).toMatch(/^mrd_[\w-]{43}$/);
    const [listed] = await ana.trpc.apiKeys.list.query();
    expect(listed).toEqual({ ...key, lastUsedAt: null, estado: 'ativa' });
    expect(secret.startsWith(key.prefix)).toBe(true);
    const stored = JSON.stringify(await sql()`select * from api_keys where id = ${key.id}`);
    expect(stored).not.toContain(secret.slice(12));
    expect(await statusOf('/uso', secret)).toBe(200);
  });

  it('needs the password of its owner, a plan with the API, and a free place, of however many calls at once', async () => {
    const ana = await subscriber();
    expect((await refusal(newKey(ana, { password: 'errada-mesmo' }))).code).toBe('INVALID_CREDENTIALS');
    const outcomes = await Promise.allSettled(Array.from({ length: mostApiKeys + 4 }, () => newKey(ana)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostApiKeys);
    expect((await refusal(newKey(ana))).code).toBe('API_KEY_LIMIT');
    await setPlan(sql(), ana.userId, 'Premium');
    expect(await refusal(newKey(ana))).toMatchObject({
      code: 'NOT_IN_PLAN',
      message: 'A API de integração faz parte do plano Enterprise.',
    });
  });

  it('is told to its owner by mail, by its name and beginning', async () => {
    const ana = await subscriber();
    const { key, secret } = await newKey(ana, { nome: 'Agenda da Ana' });
    const about = (mail: MailMessage) => mail.to === ana.email && mail.subject.includes('chave da API');
    const mail = await eventually(async () => sent.find(about) ?? null, 'the mail');
    expect(mail.text).toContain(`Agenda da Ana (${key.prefix}…)`);
    expect(JSON.stringify(mail)).not.toContain(secret);
  });

  it('stops at once in every process when it is revoked, and stays revoked', async () => {
    const ana = await subscriber();
    const { key, secret } = await newKey(ana);
    const beside = await startTestApp({ beside: app });
    expect((await ask('/uso', secret, {}, beside)).status).toBe(200);
    await ana.trpc.apiKeys.revoke.mutate({ id: key.id });
    expect([(await ask('/uso', secret, {}, beside)).status, await statusOf('/uso', secret)]).toEqual([401, 401]);
    const [once] = await ana.trpc.apiKeys.list.query();
    await ana.trpc.apiKeys.revoke.mutate({ id: key.id });
    expect((await ana.trpc.apiKeys.list.query())[0]).toEqual({ ...once, estado: 'revogada' });
    await beside.close();
  });

  it('opens nothing when it has expired, while its account is blocked, and after its account is gone', async () => {
    const ana = await subscriber();
    const expired = await insertApiKey(sql(), ana.userId, { ends: '-1 second' });
    const good = await insertApiKey(sql(), ana.userId);
    expect([await statusOf('/uso', expired.secret), await statusOf('/uso', good.secret)]).toEqual([401, 200]);
    await blockAccount(sql(), ana.userId);
    expect(await statusOf('/uso', good.secret)).toBe(401);
    await sql()`update accounts set blocked_at = null where id = ${ana.userId}`;
    await ana.trpc.accounts.erase.mutate({ password: testPassword, confirmation: 'EXCLUIR' });
    expect(await statusOf('/uso', good.secret)).toBe(401);
    expect((await sql()`select from api_keys where account_id = ${ana.userId}`).count).toBe(0);
  });

  it('reads but changes nothing while its account owes an answer to new terms', async () => {
    const ana = await subscriber();
    const { secret } = await insertApiKey(sql(), ana.userId);
    await sql()`
      insert into aceites_termos (user_id, documento, versao, tipo, avisado_em, vale_em)
      values (${ana.userId}, 'termos', '90.0', 'versao_nova', now() - interval '31 days', now())`;
    const refused = await ask('/clientes', secret, { method: 'POST' });
    expect([refused.status, problem.parse(await refused.json()).code]).toEqual([403, 'TERMS_NOT_ACCEPTED']);
    expect(await statusOf('/uso', secret)).toBe(200);
  });

  it('stays listed for ninety days after its end, and is then removed', async () => {
    const ana = await subscriber();
    const working = await insertApiKey(sql(), ana.userId);
    const justEnded = await insertApiKey(sql(), ana.userId, { ends: '-89 days' });
    await insertApiKey(sql(), ana.userId, { ends: '-91 days' });
    const revoked = await insertApiKey(sql(), ana.userId);
    await sql()`update api_keys set revoked_at = now() - interval '91 days' where id = ${revoked.id}`;
    await sweepApiKeys(app.deps.database);
    const left = await sql()<{ id: string }[]>`select id from api_keys where account_id = ${ana.userId}`;
    expect(left.map(({ id }) => id).sort()).toEqual([working.id, justEnded.id].sort());
  });

  it('opens nothing under a plan without the API, and works again when the plan has it', async () => {
    const ana = await subscriber();
    const { secret } = await insertApiKey(sql(), ana.userId);
    await setPlan(sql(), ana.userId, 'Premium');
    const refused = problem.parse(await (await ask('/clientes', secret)).json());
    expect(refused).toMatchObject({ status: 403, code: 'NOT_IN_PLAN' });
    await setPlan(sql(), ana.userId, 'Enterprise');
    expect(await statusOf('/clientes', secret)).toBe(200);
    const rita = await subscriber();
    const ended = await insertApiKey(sql(), rita.userId);
    await sql()`update user_subscriptions set status = 'expired' where user_id = ${rita.userId}`;
    const { code } = problem.parse(await (await ask('/clientes', ended.secret)).json());
    expect(code).toBe('NO_ACTIVE_SUBSCRIPTION');
  });

  it('does what its scopes say and nothing else', async () => {
    const ana = await subscriber();
    const id = await insertReport(sql(), ana.userId);
    const { secret } = await insertApiKey(sql(), ana.userId, { scopes: ['relatorios:read'] });
    expect(await statusOf(`/avaliacoes/${id}/relatorio`, secret)).toBe(200);
    const refused = problem.parse(await (await ask(`/avaliacoes/${id}`, secret)).json());
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const write = await ask('/clientes', secret, { method: 'POST' });
    expect(write.status).toBe(403);
  });

  it('is noted as used once a minute', async () => {
    const { id, secret } = await insertApiKey(sql(), (await subscriber()).userId);
    const used = async () =>
      (await sql()<{ at: Date | null }[]>`select last_used_at as at from api_keys where id = ${id}`)[0]?.at;
    await Promise.all(Array.from({ length: 5 }, () => ask('/uso', secret)));
    const first = await used();
    expect(first).toBeInstanceOf(Date);
    await ask('/uso', secret);
    expect(await used()).toEqual(first);
    await sql()`update api_keys set last_used_at = last_used_at - interval '61 seconds' where id = ${id}`;
    await ask('/uso', secret);
    expect((await used())?.getTime()).toBeGreaterThan(first?.getTime() ?? 0);
  });

  it('is no session, and a session is no key', async () => {
    const ana = await subscriber();
    const { secret } = await insertApiKey(sql(), ana.userId);
    for (const path of ['/trpc/clientes.list?input=%7B%7D', `/api/fotos/${randomUUID()}`, '/api/clinica/logo']) {
      const answer = await fetch(`${app.baseUrl}${path}`, { headers: { authorization: `Bearer ${secret}` } });
      expect({ path, status: answer.status }).toEqual({ path, status: 401 });
    }
    const write = await fetch(`${app.baseUrl}/trpc/clientes.create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, origin: app.baseUrl, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(write.status).toBe(401);
    expect((await ana.fetch('/api/v1/uso')).status).toBe(401);
    const cookieAndKey = await ana.fetch('/api/v1/uso', { headers: { authorization: `Bearer mrd_${'x'.repeat(43)}` } });
    expect(cookieAndKey.status).toBe(401);
  });

  it('finds nothing of another account, which answers like what does not exist', async () => {
    const [ana, rita] = [await subscriber(), await subscriber()];
    const { secret } = await insertApiKey(sql(), rita.userId);
    const avaliacao = await insertAvaliacao(sql(), ana.userId);
    const report = await insertReport(sql(), ana.userId);
    const paths = {
      [`/clientes/${await insertCliente(sql(), ana.userId)}`]: `/clientes/${randomUUID()}`,
      [`/avaliacoes/${avaliacao}`]: `/avaliacoes/${randomUUID()}`,
      [`/avaliacoes/${report}/relatorio`]: `/avaliacoes/${randomUUID()}/relatorio`,
      [`/avaliacoes/${report}/relatorio.pdf`]: `/avaliacoes/${randomUUID()}/relatorio.pdf`,
      [`/consultas/${(await insertConsulta(sql(), ana.userId, avaliacao)).id}`]: `/consultas/${randomUUID()}`,
      [`/consultas?avaliacaoId=${avaliacao}`]: `/consultas?avaliacaoId=${randomUUID()}`,
    };
    for (const [foreign, unknown] of Object.entries(paths)) {
      const [a, b] = [await ask(foreign, secret), await ask(unknown, secret)];
      expect({ foreign, status: a.status, body: await a.json() }).toEqual({
        foreign,
        status: 404,
        body: await b.json(),
      });
    }
    const photo = await insertFoto(sql(), ana.userId);
    const stolen = await ask('/avaliacoes', secret, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ dadosAnamnese: buildAnamnese(), fotos: { lingua: photo }, consentimentoLgpd: true }),
    });
    expect(problem.parse(await stolen.json()).code).toBe('FOTO_NOT_FOUND');
    expect((await readUsage(sql(), rita.userId)).used).toBe(0);
  });
});

describe('a problem', () => {
  const badClient = (secret: string, language?: string) =>
    ask('/clientes', secret, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(language && { 'accept-language': language }) },
      body: JSON.stringify({ nome: '', nascimento: null, idade: 500, sexo: null, telefone: '', email: '' }),
    });

  it('is RFC 9457 in Portuguese, and in English for who reads English', async () => {
    const { secret } = await insertApiKey(sql(), (await subscriber()).userId);
    const portuguese = await badClient(secret);
    expect(portuguese.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(portuguese.headers.get('content-language')).toBe('pt');
    expect(await portuguese.json()).toEqual({
      type: `${app.deps.config.PUBLIC_URL}/api/v1#VALIDATION`,
      title: 'Pedido inválido',
      status: 400,
      detail: 'Confira os campos da lista "errors".',
      code: 'VALIDATION',
      errors: [
        { pointer: '/nome', code: expect.any(String), detail: 'Informe o nome do cliente' },
        { pointer: '/idade', code: 'too_big', detail: 'Confira a idade: o máximo é 120 anos' },
      ],
    });
    const english = await badClient(secret, 'en-GB,en;q=0.9,pt;q=0.1');
    expect(await english.json()).toMatchObject({
      title: 'Invalid request',
      errors: [{ pointer: '/nome' }, { pointer: '/idade', detail: 'Too big or too long.' }],
    });
    expect((await badClient(secret, 'fr,pt-BR;q=0.8,en;q=0.5')).headers.get('content-language')).toBe('pt');
  });

  it('comes for everything that goes wrong: no key, no such address, no JSON, another type, too much', async () => {
    const { secret } = await insertApiKey(sql(), (await subscriber()).userId);
    const post = (body: string, type = 'application/json') =>
      ask('/clientes', secret, { method: 'POST', headers: { 'content-type': type }, body });
    const answers = {
      'no key': await fetch(`${app.baseUrl}/api/v1/uso`),
      'no such address': await ask('/nada', secret),
      'another method': await ask('/fotos', secret),
      'no id': await ask('/clientes/1', secret),
      'no JSON': await post('{'),
      'another type': await post('nome=x', 'application/x-www-form-urlencoded'),
      'too much': await post(JSON.stringify({ nome: 'x'.repeat(1_200_000) })),
      'no photo': await ask('/fotos?kind=lingua', secret, { method: 'POST' }),
    };
    const found: Record<string, unknown> = {};
    for (const [name, answer] of Object.entries(answers)) {
      const { status, code } = problem.parse(await answer.json());
      found[name] = [answer.headers.get('content-type'), answer.status === status, status, code];
    }
    const type = 'application/problem+json; charset=utf-8';
    expect(found).toEqual({
      'no key': [type, true, 401, 'UNAUTHENTICATED'],
      'no such address': [type, true, 404, 'NOT_FOUND'],
      'another method': [type, true, 404, 'NOT_FOUND'],
      'no id': [type, true, 404, 'NOT_FOUND'],
      'no JSON': [type, true, 400, 'VALIDATION'],
      'another type': [type, true, 400, 'VALIDATION'],
      'too much': [type, true, 413, 'TOO_LARGE'],
      'no photo': [type, true, 400, 'VALIDATION'],
    });
    expect(answers['no key'].headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('a hostile caller', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ beside: app, env: { LIMITS: 'on' } });
  });
  afterAll(() => limited.close());

  /** The number of answers per status of a thousand calls, forty at a time. */
  async function thousand(secretOf: () => string): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    for (let sent = 0; sent < 1000; sent += 40) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/uso', secretOf(), {}, limited)));
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  it('who tries a thousand keys is refused after thirty, while a good key works', async () => {
    const good = await insertApiKey(sql(), (await subscriber()).userId);
    const counts = await thousand(() => `mrd_${randomUUID().replaceAll('-', '').padEnd(43, 'x')}`);
    expect(counts).toEqual({ 401: 30, 429: 970 });
    const answer = await ask('/uso', good.secret, {}, limited);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ratelimit-policy')).toBe('"chave";q=120;w=60');
    expect(answer.headers.get('ratelimit')).toMatch(/^"chave";r=119;t=\d+$/);
  });

  it('with a key that works gets 120 answers a minute, and is told how long to wait', async () => {
    const { secret } = await insertApiKey(sql(), (await subscriber()).userId);
    const begunAt = performance.now();
    const counts = await thousand(() => secret);
    const minutes = 1 + Math.floor((performance.now() - begunAt) / 60_000);
    expect(Object.keys(counts)).toEqual(['200', '429']);
    expect(counts[200]).toBeLessThanOrEqual(120 * minutes);
    const refused = await ask('/uso', secret, {}, limited);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toMatch(/^"chave";r=0;t=\d+$/);
  });
});

it('is described by a page without a script, where every error has its place', async () => {
  const answer = await fetch(`${app.baseUrl}/api/v1`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).not.toContain('<script');
  for (const [, code] of html.matchAll(/href="#([A-Z_]+)"/g)) expect(html).toContain(`id="${code}"`);
  expect(html).toContain('POST /api/v1/avaliacoes');
});
