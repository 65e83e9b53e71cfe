import { randomUUID } from 'node:crypto';
import type { UserActor } from '@meridia/server/auth/actor.ts';
import { openDatabase } from '@meridia/server/db/client.ts';
import { verifyAccessLog } from '@meridia/server/features/access-log/verify-access-log.ts';
import { verifyChain } from '@meridia/server/features/access-log/verify-chain.ts';
import { listAvaliacoes } from '@meridia/server/features/avaliacoes/queries.ts';
import { openShare } from '@meridia/server/features/relatorio-shares/open-share.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTool } from '../faults/run-tool.ts';
import { insertAccess } from '../support/access-rows.ts';
import { type SignedInClient, signUpAdmin } from '../support/admins.ts';
import { refusal, signUpClient } from '../support/api-client.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { createLogLines } from '../support/log-lines.ts';
import { setPlan } from '../support/people.ts';
import { insertAvaliacao, insertFoto } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: SignedInClient;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpAdmin(app.baseUrl, app.database.sql);
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

const sql = () => app.database.sql;
const written = async (actorId = client.userId) => {
  await app.deps.database.reads.flush();
  return [
    ...(await sql()<{ action: string; subject: string }[]>`
      select action, subject_id as subject from access_log where actor_id = ${actorId} order by id`),
  ];
};
type Input = Parameters<SignedInClient['trpc']['accessLog']['list']['query']>[0];
const list = (input: Input = {}) => client.trpc.accessLog.list.query(input);

describe('the rows that one account can cause in the log', () => {
  it('are one per minute for a thousand equal reads, and one for two hundred visits of its share link', async () => {
    const { database } = app.deps;
    const avaliacaoId = await insertReport(sql(), client.userId);
    const { token, id } = await insertShare(sql(), client.userId, avaliacaoId);
    const actor: UserActor = { type: 'user', id: client.userId, role: 'therapist', sessionId: 'none' };
    const tenAtOnce = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 10 }, work));
    for (let round = 0; round < 100; round += 1) await tenAtOnce(() => listAvaliacoes(database, actor, { limit: 1 }));
    for (let round = 0; round < 20; round += 1) await tenAtOnce(() => openShare(app.deps, token, 'view'));
    expect(await written()).toEqual([{ action: 'avaliacoes.list', subject: client.userId }]);
    expect(await written(id)).toEqual([{ action: 'relatorio.share', subject: avaliacaoId }]);
    expect((await verifyChain(database)).broken).toBeNull();
  });
});

describe('a read that cannot be written at once', () => {
  it('is kept, reported once, and written as soon as possible, even at shutdown', async () => {
    const told: number[] = [];
    const database = openDatabase(app.database.url, {
      poolSize: 2,
      onReadsStuck: (_error, waiting) => told.push(waiting),
    });
    const actor = { type: 'user', id: client.userId, role: 'therapist', sessionId: 'none' } as const;
    const subjectId = randomUUID();
    await sql()`revoke insert on access_log from meridia_system`;
    database.reads.note(actor, { action: 'foto.read', subjectId });
    for (let attempt = 0; attempt < 2; attempt += 1) await expect(database.reads.flush()).rejects.toThrow();
    await sql()`grant insert on access_log to meridia_system`;
    expect(told).toEqual([1]);
    expect(await written()).toEqual([]);
    await database.close();
    expect(await written()).toEqual([{ action: 'foto.read', subject: subjectId }]);
  });

  it("makes a shared report and an admin's list fail, because nobody else's data may be shown without a row", async () => {
    const { token } = await insertShare(sql(), client.userId, await insertReport(sql(), client.userId));
    await sql()`revoke insert on access_log from meridia_system`;
    const [view, pdf] = await Promise.all([`/r/${token}`, `/r/${token}/pdf`].map((path) => fetch(app.baseUrl + path)));
    const page = refusal(admin.trpc.admin.avaliacoes.list.query({}));
    expect([view?.status, pdf?.status, (await page).code]).toEqual([500, 500, 'INTERNAL']);
    expect(await view?.text()).not.toContain('Helena');
    await sql()`grant insert on access_log to meridia_system`;
  });
});

describe("'Quem acessou'", () => {
  it('shows a therapist who read their data and about which client, but not their own reads', async () => {
    const avaliacaoId = await insertReport(sql(), client.userId, { nomeCliente: 'Iara Campos' });
    const { token } = await insertShare(sql(), client.userId, avaliacaoId);
    await client.trpc.avaliacoes.byId.query({ id: avaliacaoId });
    await app.deps.database.reads.flush();
    expect(await list()).toEqual({ items: [], nextCursor: null });
    await fetch(`${app.baseUrl}/r/${token}`);
    await admin.trpc.admin.avaliacoes.list.query({ cliente: 'iara campos' });
    const avaliacao = { id: avaliacaoId, nomeCliente: 'Iara Campos' };
    const others = [
      { reader: 'admin', action: 'avaliacoes.admin_list', avaliacao: null },
      { reader: 'visitor', action: 'relatorio.share', avaliacao },
    ];
    expect((await list()).items).toMatchObject(others);
    // The list itself has named a client.
    expect((await list({ othersOnly: false })).items).toMatchObject([
      { reader: 'self', action: 'avaliacoes.list', avaliacao: null },
      ...others,
      { reader: 'self', action: 'avaliacao.read', avaliacao },
    ]);
    expect((await list()).items.map((item) => Object.keys(item).sort())).toEqual(
      others.map(() => ['action', 'at', 'avaliacao', 'chave', 'id', 'reader']),
    );
  });

  it('tells a program with her key from herself, by the name of the key, also among other readers only', async () => {
    await setPlan(sql(), client.userId, 'Enterprise');
    const { id, secret } = await insertApiKey(sql(), client.userId, { nome: 'Agenda da recepção' });
    const avaliacaoId = await insertReport(sql(), client.userId, { nomeCliente: 'Iara Campos' });
    const path = `/api/v1/avaliacoes/${avaliacaoId}`;
    await client.trpc.avaliacoes.byId.query({ id: avaliacaoId });
    const answer = await fetch(app.baseUrl + path, { headers: { authorization: `Bearer ${secret}` } });
    expect(answer.status).toBe(200);
    await app.deps.database.reads.flush();
    const read = { action: 'avaliacao.read', avaliacao: { id: avaliacaoId, nomeCliente: 'Iara Campos' } };
    expect((await list()).items).toMatchObject([{ ...read, reader: 'program', chave: 'Agenda da recepção' }]);
    // The same look within the same minute, but by another reader; and the list above has named a client.
    expect((await list({ othersOnly: false })).items).toMatchObject([
      { action: 'avaliacoes.list', reader: 'self' },
      { ...read, reader: 'program', chave: 'Agenda da recepção' },
      { ...read, reader: 'self', chave: null },
    ]);
    // The name goes with the key, a while after it has ended.
    await sql()`delete from api_keys where id = ${id}`;
    expect((await list()).items).toMatchObject([{ ...read, reader: 'program', chave: null }]);
    expect((await verifyChain(app.deps.database)).broken).toBeNull();
  });

  it('names the assessment of a photo, but no deleted data and no client of another therapist', async () => {
    const avaliacaoId = await insertAvaliacao(sql(), client.userId, { nomeCliente: 'Iara Campos' });
    const foto = await insertFoto(sql(), client.userId);
    await sql()`update fotos set avaliacao_id = ${avaliacaoId} where id = ${foto}`;
    const foreign = await insertAvaliacao(sql(), admin.userId, { nomeCliente: 'Cliente Alheia' });
    const subjects = [foto, randomUUID(), foreign];
    await insertAccess(
      sql(),
      subjects.map((subjectId) => ({
        actorId: admin.userId,
        actorRole: 'admin' as const,
        action: 'foto.read' as const,
        subjectId,
        ownerId: client.userId,
      })),
    );
    expect((await list()).items.map(({ avaliacao }) => avaliacao?.nomeCliente)).toEqual([
      undefined,
      undefined,
      'Iara Campos',
    ]);
  });

  it('returns 20 rows at a time, newest first, each exactly once, while new rows arrive', async () => {
    const visit = (count: number) =>
      insertAccess(
        sql(),
        Array.from({ length: count }, () => ({
          actorId: randomUUID(),
          actorRole: 'visitor' as const,
          action: 'relatorio.share' as const,
          ownerId: client.userId,
        })),
      );
    await visit(45);
    const ids: number[] = [];
    let cursor: Awaited<ReturnType<typeof list>>['nextCursor'] = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await visit(3);
    } while (cursor);
    expect(ids).toHaveLength(45);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it.each([0, -1, 1.5, 2 ** 53])('refuses a page after row %s', async (id) => {
    const cursor = { createdAt: new Date().toISOString(), id };
    expect((await refusal(list({ cursor }))).code).toBe('VALIDATION');
  });

  it("uses an index of its own, so that a therapist's own reads do not slow it down", async () => {
    const plan = await sql().begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return tx<{ 'QUERY PLAN': string }[]>`
      explain select id from access_log where owner_id = ${client.userId} and actor_id <> owner_id
      order by created_at desc nulls last, id desc limit 21`;
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index.*access_log_others_idx/);
  });
});

describe('the nightly check', () => {
  const health = () => admin.trpc.admin.accessLog.health.query();
  const check = () => verifyAccessLog(app.deps);

  it('shows its result to the admins, and does not accept a rewritten chain', async () => {
    await client.trpc.avaliacoes.list.query({});
    await app.deps.database.reads.flush();
    const { last } = await verifyChain(app.deps.database);
    await check();
    expect(await health()).toEqual({ checkedAt: expect.any(String), checkedId: last?.id, brokenId: null });
    expect((await admin.trpc.admin.overview.warnings.query()).accessLogBroken).toBe(false);

    const [row] = await sql()<{ id: string; actor: string }[]>`
      select id, actor_id as actor from access_log order by id desc limit 1`;
    await sql()`update access_log set actor_id = gen_random_uuid() where id = ${row?.id ?? 0}`;
    await check();
    expect(await health()).toMatchObject({ checkedId: last?.id, brokenId: Number(row?.id) });
    expect((await admin.trpc.admin.overview.warnings.query()).accessLogBroken).toBe(true);

    await sql()`update access_log set actor_id = ${row?.actor ?? ''} where id = ${row?.id ?? 0}`;
    await check();
    expect(await health()).toMatchObject({ brokenId: null });
  });

  it('leaves the end in the log of the process, by which a chain that was written anew as a whole is found', async () => {
    await insertAccess(sql(), [{ actorId: client.userId }, { actorId: client.userId }]);
    const lines = createLogLines();
    await verifyAccessLog({ ...app.deps, log: lines.log });
    const { last } = await verifyChain(app.deps.database);
    const end = String(lines.read({ msg: 'access log verified' })[0]?.end);
    expect(end.replace('.', '')).toBe(`${last?.id}:${last?.hash}`);

    // The database's owner writes the whole log anew, by the trigger itself, so that it seems whole.
    await sql()`truncate access_log, access_log_head`;
    await insertAccess(
      sql(),
      Array.from({ length: last?.id ?? 0 }, () => ({ actorId: randomUUID() })),
    );
    const env = { DATABASE_URL: app.database.url, DATA_DIR: app.storageDir };
    expect(await runTool('verify-access-log', [], env).ended).toBe(0);
    expect(await runTool('verify-access-log', ['--end', end], env).ended).toBe(1);
  });

  it('is available on the command line too, which names the row and fails', async () => {
    await insertAccess(sql(), [{ actorId: client.userId }, { actorId: client.userId }]);
    const env = { DATABASE_URL: app.database.url, DATA_DIR: app.storageDir };
    const { last } = await verifyChain(app.deps.database);
    const good = runTool('verify-access-log', ['--end', `${last?.id}:${last?.hash}`], env);
    expect(await good.ended).toBe(0);
    expect(good.output()).toContain(`Fim da corrente / end of the chain: ${last?.id}:${last?.hash}\n`);
    await sql()`delete from access_log where id = ${last?.id ?? 0}`;
    const bad = runTool('verify-access-log', [], env);
    expect(await bad.ended).toBe(1);
    expect(bad.output()).toContain(`O registro de acessos foi alterado: a linha ${last?.id} falta.`);
    expect(bad.output()).toContain(`The access log was tampered with: row ${last?.id} is missing.`);
  });

  it('can be read by admins only', async () => {
    expect((await refusal(client.trpc.admin.accessLog.health.query())).code).toBe('FORBIDDEN');
  });
});
