import { randomUUID } from 'node:crypto';
import type { LimitName } from '@meridia/server/auth/limits.ts';
import { sweepShares } from '@meridia/server/features/relatorio-shares/commands.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { makeAdmin } from '../support/people.ts';
import { insertAvaliacao, insertConsulta, insertFoto } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { triesIn } from '../support/tries.ts';

let app: TestApp;
let ana: ApiClient & { userId: string; email: string };
let bia: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' } });
  ana = await signUpSubscriber(app);
  bia = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());
beforeEach(() => app.database.sql`delete from rate_limits`);

const count = async (table: string, owner: string, id: string) => {
  const { sql } = app.database;
  const [row] = await sql`select count(*)::int from ${sql(table)} where ${sql(owner)} = ${id}`;
  return row?.count;
};
const useUp = (limit: LimitName, key: string, tries: number) => triesIn(app).set(limit, key, tries);
const pointsOf = (limit: LimitName, key: string) => triesIn(app).read(limit, key);

describe('drafts', () => {
  const save = (by: ApiClient, id: string = randomUUID(), baseRevision = 0) =>
    by.trpc.drafts.save.mutate({ id, baseRevision, data: { dados: { nomeCliente: 'Rascunho' }, fotos: {} } });

  it('are at most 20, even when 60 are started at once; existing ones can be saved, and a discarded one makes room', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => save(ana)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await count('anamnese_drafts', 'terapeuta_id', ana.userId)).toBe(20);
    expect(await refusal(save(ana))).toMatchObject({
      code: 'DRAFT_LIMIT',
      message: 'Você já tem 20 rascunhos guardados. Envie ou descarte um deles para guardar outro.',
    });
    const current = await ana.trpc.drafts.current.query();
    const id = current?.id ?? '';
    expect((await save(ana, id, current?.revision)).revision).toBe(2);
    await ana.trpc.drafts.discard.mutate({ id });
    expect((await save(ana)).revision).toBe(1);
    expect((await save(bia)).revision).toBe(1);
  });
});

describe('follow-ups', () => {
  it('are at most 1000 per assessment, and 300 written or changed per day; refused ones do not count', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertAvaliacao(sql, ana.userId);
    const said = { dataConsulta: null, conteudo: buildConsulta(), fotoId: null };
    const create = () =>
      ana.trpc.consultasEvolutivas.create.mutate({ ...said, avaliacaoId, idempotencyKey: randomUUID() });
    const { id, updatedAt } = await insertConsulta(sql, ana.userId, avaliacaoId);
    await sql`update consultas_evolutivas set numero_consulta = 999 where id = ${id}`;
    expect((await create()).numeroConsulta).toBe(1000);
    expect(await refusal(create())).toMatchObject({
      code: 'CONSULTA_LIMIT',
      message: 'Já são 1000 consultas. Faça uma nova avaliação deste cliente para as próximas.',
    });
    expect(await count('consultas_evolutivas', 'avaliacao_inicial_id', avaliacaoId)).toBe(2);
    expect(await pointsOf('consulta', ana.userId)).toBe(1);

    await sql`delete from rate_limits`;
    await useUp('consulta', ana.userId, 300);
    const edit = () => ana.trpc.consultasEvolutivas.edit.mutate({ ...said, id, updatedAt });
    for (const call of [create, edit]) expect((await refusal(call())).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('what an account keeps for good', () => {
  const fill = async (by: { userId: string }, clientes: number) => {
    const { sql } = app.database;
    await sql`delete from clientes where terapeuta_id = ${by.userId}`;
    await sql`
      insert into clientes (terapeuta_id, nome) select ${by.userId}, 'Cliente ' || n from generate_series(1, ${clientes}::int) n`;
  };
  const dados = (nome: string) => ({ nome, nascimento: null, idade: null, sexo: null, telefone: '', email: '' });

  it('has a total of clients by plan, which calls at once do not exceed', async () => {
    const create = (nome: string) => bia.trpc.clientes.create.mutate(dados(nome));
    await fill(bia, 2_997);
    const asked = await Promise.allSettled(Array.from({ length: 6 }, (_, at) => create(`Rita ${at}`)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await count('clientes', 'terapeuta_id', bia.userId)).toBe(3_000);
    expect(await refusal(create('Rita'))).toMatchObject({
      code: 'ACCOUNT_FULL',
      message:
        'Sua conta já tem 3.000 clientes, o máximo do seu plano. Apague clientes de que não precisa mais ou escolha um plano maior.',
    });
    // Refused ones do not count as changes.
    expect(await pointsOf('cliente', bia.userId)).toBe(3);
    await fill(ana, 3_001);
    await ana.trpc.clientes.create.mutate(dados('Rita'));
  });

  it('has a total of bytes for the photos of follow-ups; without a photo they are still recorded', async () => {
    const { sql } = app.database;
    const said = { dataConsulta: null, conteudo: buildConsulta() };
    const place = async (by: { userId: string }, held: readonly number[]) => {
      const avaliacaoId = await insertAvaliacao(sql, by.userId);
      for (const bytes of held) {
        const { id } = await insertConsulta(sql, by.userId, avaliacaoId);
        const foto = await insertFoto(sql, by.userId);
        await sql`update fotos set consulta_evolutiva_id = ${id}, bytes = ${bytes} where id = ${foto}`;
      }
      return avaliacaoId;
    };
    const megabyte = 1024 * 1024;
    const create = async (by: ApiClient & { userId: string }, avaliacaoId: string, withFoto = true) => {
      const fotoId = withFoto ? await insertFoto(sql, by.userId) : null;
      if (fotoId) await sql`update fotos set bytes = ${megabyte} where id = ${fotoId}`;
      return by.trpc.consultasEvolutivas.create.mutate({ ...said, avaliacaoId, fotoId, idempotencyKey: randomUUID() });
    };
    const free = await place(bia, [499 * megabyte]);
    const { id } = await create(bia, free);
    expect(await refusal(create(bia, free))).toMatchObject({
      code: 'ACCOUNT_FULL',
      message:
        'As fotos das suas consultas já ocupam 500 MB, o máximo do seu plano. Registre a consulta sem a foto ou escolha um plano maior.',
    });
    expect((await create(bia, free, false)).numeroConsulta).toBe(3);
    // A change must not bring one either.
    const [other] =
      await sql`select id, updated_at from consultas_evolutivas where avaliacao_inicial_id = ${free} and id <> ${id}
      and not exists (select from fotos where consulta_evolutiva_id = consultas_evolutivas.id)`;
    const fotoId = await insertFoto(sql, bia.userId);
    const edit = { ...said, id: other?.id, updatedAt: other?.updated_at.toISOString(), fotoId };
    expect((await refusal(bia.trpc.consultasEvolutivas.edit.mutate(edit))).code).toBe('ACCOUNT_FULL');

    const paid = await place(ana, [501 * megabyte]);
    await create(ana, paid);
    const large = await place(
      ana,
      Array.from({ length: 10 }, () => 2000 * megabyte),
    );
    expect((await refusal(create(ana, large))).message).toBe(
      'As fotos das suas consultas já ocupam 20 GB, o máximo de uma conta. Registre a consulta sem a foto.',
    );
  });

  it('has a total of follow-ups', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertAvaliacao(sql, bia.userId);
    await sql`
      insert into consultas_evolutivas (avaliacao_inicial_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais, sintomas_resolvidos)
      select ${await insertAvaliacao(sql, bia.userId)}, ${bia.userId}, n, '', '{}', '{}' from generate_series(1, 9000) n`;
    const call = bia.trpc.consultasEvolutivas.create.mutate({
      ...{ dataConsulta: null, conteudo: buildConsulta(), fotoId: null, avaliacaoId, idempotencyKey: randomUUID() },
    });
    expect(await refusal(call)).toMatchObject({
      code: 'ACCOUNT_FULL',
      message:
        'Sua conta já tem 9.000 consultas, o máximo do seu plano. Apague clientes de que não precisa mais ou escolha um plano maior.',
    });
  });
});

describe('share links', () => {
  it('are at most 50 active ones per report, even when many are made at once; an ended one makes room', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertReport(sql, ana.userId);
    for (let link = 0; link < 45; link += 1) await insertShare(sql, ana.userId, avaliacaoId);
    const create = () => ana.trpc.relatorioShares.create.mutate({ avaliacaoId, dias: 7 });
    const asked = await Promise.allSettled(Array.from({ length: 12 }, create));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await pointsOf('shareLink', ana.userId)).toBe(5);
    expect(await refusal(create())).toMatchObject({
      code: 'SHARE_LIMIT',
      message: 'Este relatório já tem 50 links ativos. Encerre um deles para criar outro.',
    });
    const [first] = await ana.trpc.relatorioShares.list.query({ avaliacaoId });
    await ana.trpc.relatorioShares.revoke.mutate({ id: first?.id ?? '' });
    expect((await create()).url).toContain('/r/');
  });

  it('are deleted 90 days after their end, both expired and revoked ones', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertReport(sql, bia.userId);
    const share = async (change: string) => {
      const { id } = await insertShare(sql, bia.userId, avaliacaoId);
      await sql.unsafe(`update relatorio_shares set ${change} where id = '${id}'`);
      return id;
    };
    const ago = (days: number) => `now() - interval '${days} days'`;
    await share(`expires_at = ${ago(91)}`);
    await share(`revoked_at = ${ago(91)}`);
    const kept = [
      await share(`expires_at = ${ago(89)}`),
      await share(`revoked_at = ${ago(89)}, expires_at = now()`),
      await share('expires_at = now()'),
      (await insertShare(sql, bia.userId, avaliacaoId)).id,
    ];
    await sweepShares(app.deps.database);
    const left = await sql`select id from relatorio_shares where avaliacao_id = ${avaliacaoId}`;
    expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
  });
});

describe('other things that an account creates without a unit', () => {
  it('are limited to the newest 50 sessions and 50 known browsers', async () => {
    const { sql } = app.database;
    await sql`
      insert into sessions (id, user_id, expires_at, last_seen_at)
      select 'old ' || n, ${ana.userId}, now() + interval '9 days', now() - make_interval(days => n) from generate_series(1, 60) n`;
    await sql`
      insert into known_devices (hash, account_id, expires_at)
      select 'old ' || n, ${ana.userId}, now() + make_interval(days => 300 - n) from generate_series(1, 60) n`;
    const again = createApiClient(app.baseUrl);
    await again.trpc.accounts.login.mutate({ email: ana.email, password: testPassword });
    expect(await count('sessions', 'user_id', ana.userId)).toBe(50);
    expect(await count('known_devices', 'account_id', ana.userId)).toBe(50);
    for (const client of [ana, again]) expect((await client.trpc.accounts.session.query()).user).not.toBeNull();
  });

  it('are limited to 30 test reports per hour for an admin', async () => {
    await makeAdmin(app.database.sql, bia.userId);
    await useUp('testReport', bia.userId, 30);
    const before = await count('avaliacoes', 'terapeuta_id', bia.userId);
    const call = bia.trpc.admin.relatorios.createTest.mutate({ tipo: 'completo' });
    expect((await refusal(call)).code).toBe('TOO_MANY_REQUESTS');
    expect(await count('avaliacoes', 'terapeuta_id', bia.userId)).toBe(before);
  });
});
