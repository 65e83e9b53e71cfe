import { hashToken } from '@meridia/server/auth/random-token.ts';
import { sweepConvites } from '@meridia/server/features/convites/commands.ts';
import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { mostAnsweredConvites, mostOpenConvites } from '@meridia/shared/convite.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, createApiClient, refusal, testPassword, uploadedFoto } from '../support/api-client.ts';
import { buildConsentir, buildFicha, insertConvite, tokenOf } from '../support/convites.ts';
import { type GeminiContractServer, startGeminiContractServer } from '../support/gemini-contract-server.ts';
import { createMailbox } from '../support/mailbox.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { confirmAccount, setPlan } from '../support/people.ts';
import { smallPhoto } from '../support/pictures.ts';
import { jobRun } from '../support/reports.ts';
import { insertCliente } from '../support/rows.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Person = ApiClient & { userId: string; email: string };

const mailbox = createMailbox();
let gemini: GeminiContractServer;
/** Without a provider; `asking` has one. */
let app: TestApp;
let asking: TestApp;
let client: Person;
let stranger: Person;
let visitor: ApiClient;
beforeAll(async () => {
  gemini = await startGeminiContractServer();
  app = await startTestApp({ replace: { mailer: mailbox.mailer } });
  asking = await startTestApp({ env: { GEMINI_API_KEY: 'test', GEMINI_BASE_URL: gemini.baseUrl } });
  client = await signUpSubscriber(app, 'Marina Duarte Lopes');
  stranger = await signUpSubscriber(app);
  visitor = createApiClient(app.baseUrl);
});
afterAll(async () => {
  await asking.close();
  await app.close();
  await gemini.close();
});

const invitation = { clienteId: null, nome: 'Helena Prado', email: null };
const invite = async (person: ApiClient = client, more: { clienteId?: string } = {}) => {
  const { id, link } = await person.trpc.convites.create.mutate({ ...invitation, ...more });
  return { id, token: tokenOf(link?.url ?? ''), link };
};
const send = (token: string, changes = {}, ficha = buildFicha(), from: ApiClient = visitor, baseRevision = 0) =>
  from.trpc.convites.send.mutate({ token, baseRevision, ficha, consentimento: buildConsentir(changes) });
const stateOf = async (id: string) =>
  (await client.trpc.convites.list.query({})).find((convite) => convite.id === id)?.estado;

describe('an invitation', () => {
  it('has 256 random bits behind the # of its address, of which the database stores only the hash', async () => {
    const { id, link, token } = await invite();
    expect(link?.url).toMatch(/^http:\/\/localhost:\d+\/ficha#[\w-]{43}$/);
    expect(link?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    const [row] = await app.database.sql`select * from convites where id = ${id}`;
    expect(row?.token_hash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('tells its therapist how far it is', async () => {
    const { id, token } = await invite();
    expect(await stateOf(id)).toBe('enviado');
    await visitor.trpc.convites.open.mutate({ token });
    expect(await stateOf(id)).toBe('aberto');
    await visitor.trpc.convites.save.mutate({ token, baseRevision: 0, ficha: buildFicha() });
    expect(await stateOf(id)).toBe('em_preenchimento');
    await app.database.sql`update convites set expires_at = now() where id = ${id}`;
    expect(await stateOf(id)).toBe('vencido');
    const renewed = await client.trpc.convites.renew.mutate({ id, email: null });
    await send(tokenOf(renewed.link?.url ?? ''), {}, buildFicha(), visitor, 1);
    expect(await stateOf(id)).toBe('respondido');
    expect((await refusal(client.trpc.convites.renew.mutate({ id, email: null }))).code).toBe('CONVITE_ANSWERED');
  });

  it('is listed with the telephone of the client whom it is for, for a link that is sent again', async () => {
    const clienteId = await insertCliente(app.database.sql, client.userId);
    const { id } = await invite(client, { clienteId });
    const { id: unknown } = await invite();
    const listed = await client.trpc.convites.list.query({});
    expect(listed.find((convite) => convite.id === id)?.telefone).toBe('(11) 98888-7777');
    expect(listed.find((convite) => convite.id === unknown)?.telefone).toBe('');
  });

  it('opens nothing through an earlier link once it has a new one, and keeps what was answered', async () => {
    const { id, token } = await invite();
    await visitor.trpc.convites.save.mutate({ token, baseRevision: 0, ficha: buildFicha() });
    const { link } = await client.trpc.convites.renew.mutate({ id, email: null });
    expect((await refusal(visitor.trpc.convites.open.mutate({ token }))).code).toBe('CONVITE_NOT_FOUND');
    expect(await visitor.trpc.convites.open.mutate({ token: tokenOf(link?.url ?? '') })).toMatchObject({
      revision: 1,
      ficha: { respostas: { queixaPrincipal: 'Dor de cabeça toda tarde.' } },
    });
  });

  it('forgets its answers when it is ended, and after a week when it has expired', async () => {
    const [ended, expired] = [await invite(), await invite()];
    for (const { token } of [ended, expired]) {
      await visitor.trpc.convites.save.mutate({ token, baseRevision: 0, ficha: buildFicha() });
    }
    await client.trpc.convites.revoke.mutate({ id: ended.id });
    await app.database.sql`update convites set expires_at = now() - interval '8 days' where id = ${expired.id}`;
    await sweepConvites(app.deps.database);
    const rows = await app.database
      .sql`select ficha from convites where id in ${app.database.sql([ended.id, expired.id])}`;
    expect(rows.map(({ ficha }) => ficha)).toEqual([null, null]);
  });

  it('belongs to its therapist only', async () => {
    const { id } = await invite();
    expect(await stranger.trpc.convites.list.query({})).toEqual([]);
    expect((await refusal(stranger.trpc.convites.revoke.mutate({ id }))).code).toBe('CONVITE_NOT_FOUND');
    expect((await refusal(stranger.trpc.convites.renew.mutate({ id, email: null }))).code).toBe('CONVITE_NOT_FOUND');
    const clienteId = await insertCliente(app.database.sql, client.userId);
    const create = stranger.trpc.convites.create.mutate({ ...invitation, clienteId });
    expect((await refusal(create)).code).toBe('CLIENTE_NOT_FOUND');
  });

  it('is one of at most a hundred that wait for an answer, also when many are made at once', async () => {
    const busy = await signUpSubscriber(app);
    for (let made = 0; made < mostOpenConvites - 2; made += 1) await insertConvite(app.database.sql, busy.userId);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => invite(busy)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await refusal(invite(busy))).code).toBe('CONVITE_LIMIT');
    const [{ id } = { id: '' }] = await busy.trpc.convites.list.query({});
    await busy.trpc.convites.revoke.mutate({ id });
    await invite(busy);
  });

  it('keeps its place among the drafts for the answer, and is no way around the limit of drafts', async () => {
    const { id, token } = await invite();
    const draft = { id, baseRevision: 0, data: { dados: {}, fotos: {}, consentimento: false } };
    expect((await refusal(client.trpc.drafts.save.mutate(draft))).code).toBe('DRAFT_NOT_FOUND');
    await send(token);
    expect((await client.trpc.drafts.list.query()).find((one) => one.id === id)).toMatchObject({
      nomeCliente: 'Helena Prado',
      respondida: { por: 'Helena Prado' },
    });
    const ended = await invite();
    await client.trpc.convites.revoke.mutate({ id: ended.id });
    expect((await refusal(client.trpc.drafts.save.mutate({ ...draft, id: ended.id }))).code).toBe('DRAFT_NOT_FOUND');
  });

  it('is not made while two hundred answers wait as drafts', async () => {
    const busy = await signUpSubscriber(app);
    const { sql } = app.database;
    await sql`
      with made as (
        insert into convites (terapeuta_id, nome, token_hash, expires_at, answered_at, consentimento)
        select ${busy.userId}, 'Helena', gen_random_uuid(), now(), now(), '{}' from generate_series(1, ${mostAnsweredConvites})
        returning id)
      insert into anamnese_drafts (id, terapeuta_id, data, revision)
      select id, ${busy.userId}, '{"dados":{},"fotos":{}}', 1 from made`;
    expect((await refusal(invite(busy))).code).toBe('CONVITE_LIMIT');
    const [{ id } = { id: '' }] = await busy.trpc.drafts.list.query();
    await busy.trpc.drafts.discard.mutate({ id });
    await invite(busy);
  });

  it('is not made by a therapist whose subscription is unpaid, but what was sent before is still answered', async () => {
    const lapsed = await signUpSubscriber(app);
    const { token } = await invite(lapsed);
    await app.database
      .sql`update user_subscriptions set status = 'expired', settle_at = 'infinity' where user_id = ${lapsed.userId}`;
    expect((await refusal(invite(lapsed))).code).toBe('NO_ACTIVE_SUBSCRIPTION');
    await send(token);
    expect(await lapsed.trpc.drafts.list.query()).toHaveLength(1);
  });
});

describe('an invitation by mail', () => {
  it('goes to the client with a link of its own, and names neither client nor complaint', async () => {
    await confirmAccount(app.deps.database, client.userId);
    const { email, link } = await client.trpc.convites.create.mutate({ ...invitation, email: 'helena@example.com' });
    expect(link).toBeNull();
    const [mail] = await mailbox.deliver(app, 'helena@example.com');
    expect(mail?.text).toContain('Marina Duarte Lopes');
    expect(mail?.text).not.toContain('Helena');
    const [url = ''] = mail?.text.match(/http:\/\/localhost:\d+\/ficha#[\w-]{43}/) ?? [];
    expect(await visitor.trpc.convites.open.mutate({ token: tokenOf(url) })).toMatchObject({ estado: 'aberta' });
    expect(email).toBe('helena@example.com');
  });

  it('needs a confirmed address of the therapist', async () => {
    const create = stranger.trpc.convites.create.mutate({ ...invitation, email: 'alguem@example.com' });
    expect((await refusal(create)).code).toBe('EMAIL_NOT_CONFIRMED');
  });
});

describe('the holder of a link', () => {
  it('gets the same answer for a link that is unknown, ended, expired or of a blocked therapist', async () => {
    const blocked = await signUpSubscriber(app);
    const dead = {
      unknown: 'A'.repeat(43),
      ended: (await invite()).token,
      expired: (await invite()).token,
      blocked: (await invite(blocked)).token,
      long: 'A'.repeat(100),
    };
    const { sql } = app.database;
    await sql`update convites set revoked_at = now() where token_hash = ${hashToken(dead.ended)}`;
    await sql`update convites set expires_at = now() where token_hash = ${hashToken(dead.expired)}`;
    await sql`update accounts set blocked_at = now() where id = ${blocked.userId}`;
    const answers = new Set<string>();
    for (const token of Object.values(dead)) {
      answers.add(JSON.stringify(await refusal(visitor.trpc.convites.open.mutate({ token }))));
      const input = { token, baseRevision: 0, ficha: buildFicha() };
      answers.add(JSON.stringify(await refusal(visitor.trpc.convites.save.mutate(input))));
      answers.add(JSON.stringify(await refusal(send(token))));
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('CONVITE_NOT_FOUND');
  });

  it('goes on where the form was left, and the reading is recorded', async () => {
    const { id, token } = await invite();
    const ficha = buildFicha({}, ['email']);
    expect(await visitor.trpc.convites.save.mutate({ token, baseRevision: 0, ficha })).toEqual({ revision: 1 });
    expect(await visitor.trpc.convites.open.mutate({ token })).toMatchObject({
      ...{ estado: 'aberta', terapeuta: 'Marina Duarte Lopes', revision: 1, ficha, perguntaIa: false },
    });
    const logged = await app.database.sql`
      select actor_role, owner_id from access_log where action = 'ficha.read' and subject_id = ${id}`;
    expect(logged).toEqual([{ actor_role: 'visitor', owner_id: client.userId }]);
  });

  it('on two phones overwrites nothing', async () => {
    const { token } = await invite();
    const save = (queixaPrincipal: string) =>
      visitor.trpc.convites.save.mutate({ token, baseRevision: 0, ficha: buildFicha({ queixaPrincipal }) });
    const both = await Promise.allSettled([save('Uma.'), save('Outra.')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(save('Terceira.'))).code).toBe('CONVITE_CONFLICT');
    expect((await refusal(send(token))).code).toBe('CONVITE_CONFLICT');
  });

  it('keeps no connection while her calls wait for the one before them, and each gets its turn or is asked to try again', async () => {
    const { id, token } = await invite();
    const open = () => visitor.trpc.convites.open.mutate({ token });
    await open();
    const keepLock = async () => {
      const keeper = await app.database.sql.reserve();
      await keeper`begin`;
      await keeper`select from convites where id = ${id} for update`;
      return async () => {
        await keeper`commit`;
        keeper.release();
      };
    };
    const release = await keepLock();
    const calls = Array.from({ length: 30 }, () => open());
    const begunAt = performance.now();
    // Somebody else signs in over the same connections. A whole sign-up could take a busy machine longer than the thirty are patient.
    await createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    expect(performance.now() - begunAt).toBeLessThan(2_500);
    await release();
    for (const opened of await Promise.all(calls)) expect(opened.estado).toBe('aberta');
    const releaseLate = await keepLock();
    expect(await refusal(open())).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('tente de novo'),
    });
    await releaseLate();
    expect((await open()).estado).toBe('aberta');
  });

  it('sends once; the same answers again change nothing, and others are refused', async () => {
    const { id, token } = await invite();
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => send(token)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    const other = send(token, {}, buildFicha({ queixaPrincipal: 'Outra coisa.' }));
    expect((await refusal(other)).code).toBe('CONVITE_ANSWERED');
    const input = { token, baseRevision: 1, ficha: buildFicha() };
    expect((await refusal(visitor.trpc.convites.save.mutate(input))).code).toBe('CONVITE_ANSWERED');
    expect(await visitor.trpc.convites.open.mutate({ token })).toEqual({
      estado: 'enviada',
      terapeuta: 'Marina Duarte Lopes',
    });
    expect(await app.database.sql`select 1 from anamnese_drafts where id = ${id}`).toHaveLength(1);
  });

  it.each([
    ['without a name', { nomeCliente: '  ' }, {}, 'ficha.respostas.nomeCliente'],
    ['with a phone number that is none', { telefone: '12' }, {}, 'ficha.respostas.telefone'],
    ['without agreeing', {}, { aceite: false }, 'consentimento.aceite'],
    ['without a place', {}, { local: ' ' }, 'consentimento.local'],
    ['with an old text', {}, { versao: '2020-01' }, 'consentimento.versao'],
    ['with an endless signature', {}, { assinatura: Array(30).fill(Array(600).fill(1)) }, 'consentimento.assinatura'],
  ])('sends nothing %s', async (_what, respostas, consentimento, field) => {
    const { token } = await invite();
    const call = send(token, consentimento as never, buildFicha(respostas));
    expect((await refusal(call)).fields).toHaveProperty([field]);
  });

  it('cannot answer for the therapist, nor store more than a form holds', async () => {
    const { id, token } = await invite();
    const ficha = buildFicha({
      linguaDesc: ['Pálida'],
      consentimentoLgpd: true,
      queixaPrincipal: '<script>alert(1)</script>',
    });
    await visitor.trpc.convites.save.mutate({ token, baseRevision: 0, ficha });
    const [row] = await app.database.sql`select ficha from convites where id = ${id}`;
    expect(Object.keys(row?.ficha.respostas)).not.toContain('linguaDesc');
    const long = buildFicha({ queixaPrincipal: 'x'.repeat(4001) });
    const refused = await refusal(visitor.trpc.convites.save.mutate({ token, baseRevision: 1, ficha: long }));
    expect(refused.code).toBe('VALIDATION');
    const huge = buildFicha({ queixaPrincipal: 'x'.repeat(2_000_000) });
    await expect(visitor.trpc.convites.save.mutate({ token, baseRevision: 1, ficha: huge })).rejects.toThrow();
    const [after] = await app.database.sql`select revision from convites where id = ${id}`;
    expect(after?.revision).toBe(1);
  });
});

describe('what a client sent', () => {
  it('is a draft of her therapist with who answered, beyond the limit of drafts, and costs nothing', async () => {
    const full = await signUpSubscriber(app);
    for (let index = 0; index < 20; index += 1) {
      const id = crypto.randomUUID();
      const data = { dados: { nomeCliente: 'Rascunho' }, fotos: {}, consentimento: false };
      await full.trpc.drafts.save.mutate({ id, data, baseRevision: 0 });
    }
    const { id, token } = await invite(full);
    await send(token, { nome: 'Helena A. Prado' }, buildFicha({}, ['email']));
    const listed = (await full.trpc.drafts.list.query()).find((draft) => draft.id === id);
    expect(listed).toMatchObject({ nomeCliente: 'Helena Prado', respondida: { por: 'Helena A. Prado' } });
    const draft = await full.trpc.drafts.byId.query({ id });
    expect(draft?.data).toMatchObject({
      // Who refused a contact has answered about it.
      dados: { queixaPrincipal: 'Dor de cabeça toda tarde.', email: 'Não tem / não informou' },
      consentimento: false,
      respondida: { recusadas: ['email'], respostas: { marcapasso: 'nao' }, fotos: true },
    });
    const [used] = await app.database.sql`
      select diagnoses_used_this_period as used from user_subscriptions where user_id = ${full.userId}`;
    expect(used?.used).toBe(0);
  });

  it('is kept with the assessment: who consented, when, where, to which text, and which answers are still hers', async () => {
    const { id, token } = await invite();
    const assinatura = [[10, 20, 30, 40]];
    await send(token, { assinatura, fotos: false }, buildFicha({ queixaPrincipal: 'Dor de cabeça toda tarde.' }));
    const lingua = (await uploadedFoto(client, 'lingua', await smallPhoto())).id;
    const dadosAnamnese = buildAnamnese({ queixaPrincipal: 'Dor de cabeça toda tarde.', idade: 43 });
    await client.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { idempotencyKey: id, dadosAnamnese }));
    const [row] = await app.database.sql`
      select consentimento_cliente as given, (select ficha from convites where id = ${id}) as ficha
      from avaliacoes where idempotency_key = ${id}`;
    expect(row?.given).toMatchObject({
      ...{ nome: 'Helena Prado', local: 'Campinas', versao: '2026-11.2', fotos: false, assinatura },
      em: expect.stringMatching(/^\d{4}-/),
    });
    expect(row?.given.campos).toEqual(['nomeCliente', 'sexo', 'telefone', 'queixaPrincipal', 'marcapasso']);
    expect(row?.ficha).toBeNull();
    expect(await app.database.sql`select 1 from anamnese_drafts where id = ${id}`).toHaveLength(0);
  });

  it('goes with the draft when the therapist discards it', async () => {
    const { id, token } = await invite();
    await send(token);
    await client.trpc.drafts.discard.mutate({ id });
    const [row] = await app.database
      .sql`select ficha, consentimento is not null as given from convites where id = ${id}`;
    expect(row).toEqual({ ficha: null, given: true });
  });
});

describe('a provider of artificial intelligence abroad', () => {
  const motorOf = async (id: string) => {
    const [row] = await asking.database.sql`select motor, cliente_id as cliente from avaliacoes where id = ${id}`;
    return row;
  };
  const words = 'Vive com um tijolo em cima do estômago.';
  const therapistOf = async () => {
    const person = await signUpSubscriber(asking);
    await setPlan(asking.database.sql, person.userId, 'Enterprise');
    const photo = (await uploadedFoto(person, 'lingua', await smallPhoto())).id;
    return { person, photo };
  };
  const report = async (person: Person, lingua: string, more: Partial<Parameters<typeof newAvaliacao>[1]> = {}) => {
    const dadosAnamnese = buildAnamnese({ queixaPrincipal: words });
    const { id } = await person.trpc.avaliacoes.create.mutate(newAvaliacao(lingua, { dadosAnamnese, ...more }));
    await generateRelatorio(asking.deps, jobRun(id, { lastTry: true }));
    return id;
  };
  const heard = () => gemini.requests.length + gemini.readings.length;

  it.each([
    ['was not asked', null],
    ['refused', false],
  ])('gets nothing of a client who %s, also when the report is made again', async (_what, iaExterior) => {
    const { person, photo } = await therapistOf();
    const before = heard();
    const id = await report(person, photo, { iaExterior });
    expect(await motorOf(id)).toMatchObject({ motor: 'local' });
    await person.trpc.relatorios.reprocess.mutate({ id });
    await generateRelatorio(asking.deps, jobRun(id, { lastTry: true }));
    expect(heard()).toBe(before);
    expect(await asking.database.sql`select 1 from ai_calls where avaliacao_id = ${id}`).toHaveLength(0);
  });

  it('gets the texts of a client who permits it, until she changes her mind', async () => {
    const { person, photo } = await therapistOf();
    const id = await report(person, photo, { iaExterior: true });
    const first = await motorOf(id);
    expect(first?.motor).toBe('gemini');
    await person.trpc.clientes.setIaExterior.mutate({ id: first?.cliente, permitido: false });
    const before = heard();
    await person.trpc.relatorios.reprocess.mutate({ id });
    await generateRelatorio(asking.deps, jobRun(id, { lastTry: true }));
    expect(heard()).toBe(before);
    expect((await motorOf(id))?.motor).toBe('local');
    const again = await report(person, (await uploadedFoto(person, 'lingua', await smallPhoto())).id, {
      ...{ clienteId: first?.cliente, iaExterior: null },
    });
    expect((await motorOf(again))?.motor).toBe('local');
  });

  it('gets no further request once a client changes her mind while the report is being made', async () => {
    const { sql } = asking.database;
    const { person, photo } = await therapistOf();
    // She does so during the first request.
    await sql.unsafe(`
      create function change_mind() returns trigger language plpgsql as $$ begin
        update clientes set ia_exterior = false
        where id = (select cliente_id from avaliacoes where id = new.avaliacao_id);
        return new;
      end $$;
      create trigger change_mind after insert on ai_calls for each row execute function change_mind()`);
    onTestFinished(() => sql.unsafe('drop function change_mind cascade').then(() => {}));
    const [texts, readings] = [gemini.requests.length, gemini.readings.length];
    const id = await report(person, photo, { iaExterior: true });
    expect([gemini.requests.length - texts, gemini.readings.length - readings]).toEqual([0, 1]);
    expect((await motorOf(id))?.motor).toBe('local');
  });

  it('is asked about before the visit; a refusal holds at once and cannot be turned round by the intake', async () => {
    const { person, photo } = await therapistOf();
    const clienteId = await insertCliente(asking.database.sql, person.userId);
    await person.trpc.clientes.setIaExterior.mutate({ id: clienteId, permitido: true });
    const { id: conviteId, link } = await person.trpc.convites.create.mutate({ ...invitation, clienteId });
    const token = tokenOf(link?.url ?? '');
    const phone = createApiClient(asking.baseUrl);
    expect(await phone.trpc.convites.open.mutate({ token })).toMatchObject({ perguntaIa: true });
    const unasked = await refusal(send(token, { iaExterior: null }, buildFicha(), phone));
    expect(unasked.fields).toHaveProperty(['consentimento.iaExterior']);
    await send(token, { iaExterior: false }, buildFicha(), phone);
    expect((await person.trpc.clientes.byId.query({ id: clienteId })).iaExterior).toBe(false);
    const before = heard();
    const id = await report(person, photo, { idempotencyKey: conviteId, clienteId, iaExterior: true });
    expect(heard()).toBe(before);
    expect((await motorOf(id))?.motor).toBe('local');
  });

  it('a permission given before the visit waits for the therapist, and then writes', async () => {
    const { person, photo } = await therapistOf();
    const { id: conviteId, link } = await person.trpc.convites.create.mutate(invitation);
    const phone = createApiClient(asking.baseUrl);
    await send(tokenOf(link?.url ?? ''), { iaExterior: true }, buildFicha(), phone);
    const id = await report(person, photo, { idempotencyKey: conviteId, iaExterior: null });
    expect((await motorOf(id))?.motor).toBe('gemini');
  });

  it('a permission given before the visit does not outlive a later withdrawal', async () => {
    const { person, photo } = await therapistOf();
    const clienteId = await insertCliente(asking.database.sql, person.userId);
    const { id: conviteId, link } = await person.trpc.convites.create.mutate({ ...invitation, clienteId });
    const phone = createApiClient(asking.baseUrl);
    await send(tokenOf(link?.url ?? ''), { iaExterior: true }, buildFicha(), phone);
    await person.trpc.clientes.setIaExterior.mutate({ id: clienteId, permitido: false });
    // The draft that her form became still holds her yes.
    const id = await report(person, photo, { idempotencyKey: conviteId, clienteId, iaExterior: true });
    expect((await motorOf(id))?.motor).toBe('local');
    expect((await person.trpc.clientes.byId.query({ id: clienteId })).iaExterior).toBe(false);
  });

  it('a refusal of one of two merged clients holds for both', async () => {
    const { person } = await therapistOf();
    const kept = await insertCliente(asking.database.sql, person.userId);
    const other = await insertCliente(asking.database.sql, person.userId);
    await person.trpc.clientes.setIaExterior.mutate({ id: kept, permitido: true });
    await person.trpc.clientes.setIaExterior.mutate({ id: other, permitido: false });
    await person.trpc.clientes.merge.mutate({ id: kept, outroId: other });
    expect((await person.trpc.clientes.byId.query({ id: kept })).iaExterior).toBe(false);
  });
});
