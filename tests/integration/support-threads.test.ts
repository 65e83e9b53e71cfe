import { randomUUID } from 'node:crypto';
import { sendMail } from '@meridia/server/features/mails/send-mail.ts';
import { sweepSupport } from '@meridia/server/features/support-threads/sweep-support.ts';
import type { MailMessage } from '@meridia/server/ports.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { type OpenThread, supportLimits } from '@meridia/shared/support-thread.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailRun } from '../support/mails.ts';
import { makeAdmin, setPlan } from '../support/people.ts';
import { metadataMarker, photoWithMetadata, smallPhoto, solid } from '../support/pictures.ts';
import { insertSupportPicture, insertThread } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Person = ApiClient & { userId: string; email: string };

let app: TestApp;
let admin: Person;
const mailed: MailMessage[] = [];
beforeAll(async () => {
  app = await startTestApp({
    env: { SUPPORT_24H_CHANNEL: 'https://wa.me/5511999998888' },
    replace: { mailer: { send: async (message) => void mailed.push(message) } },
  });
  admin = await signUpClient(app.baseUrl, 'Rita Suporte');
  await makeAdmin(app.database.sql, admin.userId);
});
afterAll(() => app.close());

const person = (nome?: string) => signUpClient(app.baseUrl, nome);
const message = (text = 'O PDF não abre.'): OpenThread => ({
  subject: 'report',
  text,
  context: {
    build: 'abc123',
    browser: 'Chrome 140',
    system: 'Android 15',
    screen: '360 x 780',
    route: '/resultado/$id',
    online: true,
  },
  idempotencyKey: randomUUID(),
});
const open = ({ trpc }: ApiClient, text?: string) => trpc.supportThreads.open.mutate(message(text));
const reply = ({ trpc }: ApiClient, threadId: string, text = 'E agora?') =>
  trpc.supportThreads.reply.mutate({ threadId, text, idempotencyKey: randomUUID() });
const readAsAdmin = (threadId: string) => admin.trpc.admin.supportThreads.byId.query({ threadId });
const answer = async (threadId: string, { close = false, text = 'Já abre de novo.' } = {}) =>
  admin.trpc.admin.supportThreads.answer.mutate({
    threadId,
    revision: (await readAsAdmin(threadId)).revision,
    text,
    close,
    idempotencyKey: randomUUID(),
  });
const empty = () => app.database.sql`delete from support_threads`;

function attach(from: ApiClient, messageId: string, bytes: Buffer, type = 'image/png'): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'tela.png');
  return from.fetch(`/api/suporte/mensagens/${messageId}/imagem`, { method: 'POST', body: form });
}

describe('a message to support', () => {
  it('begins a thread that the person sees with its state, and an admin with the context', async () => {
    const ana = await person('Ana Souza');
    const { threadId } = await open(ana, '  O PDF não abre.  ');
    expect(await ana.trpc.supportThreads.byId.query({ threadId })).toMatchObject({
      state: 'open',
      subject: 'report',
      canReply: true,
      messages: [{ author: 'person', text: 'O PDF não abre.', picture: false }],
    });
    expect(await readAsAdmin(threadId)).toMatchObject({
      person: { nomeCompleto: 'Ana Souza', email: ana.email },
      priority: 'comum',
      context: { ...message().context, planName: 'Gratuito' },
    });
  });

  it('is written once, however often and however parallel it is sent', async () => {
    const ana = await person();
    const sent = message();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.trpc.supportThreads.open.mutate(sent)));
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await ana.trpc.supportThreads.list.query({})).items).toHaveLength(1);
  });

  it('has no room for an id or for markup in its context', async () => {
    const ana = await person();
    const send = (context: Partial<OpenThread['context']>) =>
      refusal(ana.trpc.supportThreads.open.mutate({ ...message(), context: { ...message().context, ...context } }));
    expect(await send({ route: `/resultado/${randomUUID()}` })).toMatchObject({ code: 'VALIDATION' });
    expect(await send({ browser: '<script>' })).toMatchObject({ code: 'VALIDATION' });
  });

  it('waits with at most four others, also when all are sent at once', async () => {
    const ana = await person();
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => open(ana)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(supportLimits.maxWaiting);
    expect(await refusal(open(ana))).toMatchObject({ code: 'SUPPORT_LIMIT' });
  });

  it('finds no place in a full thread, nor in a full account', async () => {
    const ana = await person();
    const { threadId } = await insertThread(app.database.sql, ana.userId);
    await app.database
      .sql`update support_threads set message_count = ${supportLimits.maxMessages} where id = ${threadId}`;
    expect(await refusal(reply(ana, threadId))).toMatchObject({ code: 'SUPPORT_LIMIT' });
    for (let n = 1; n < supportLimits.maxThreads; n += 1) {
      await insertThread(app.database.sql, ana.userId, { state: 'closed' });
    }
    expect(await refusal(open(ana))).toMatchObject({ code: 'SUPPORT_LIMIT' });
  });

  it('takes a try of the account and of the network', async () => {
    const limited = await startTestApp({ env: { LIMITS: 'on' }, beside: app });
    try {
      const { sql } = app.database;
      const ana = await signUpClient(limited.baseUrl);
      const { threadId } = await insertThread(sql, ana.userId);
      for (let n = 0; n < 20; n += 1) await reply(ana, threadId);
      expect(await refusal(reply(ana, threadId))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      const counted = await sql`select points from rate_limits where key like 'supportNetwork%'`;
      expect(counted).toEqual([{ points: 20 }]);
    } finally {
      await limited.close();
    }
  });
});

describe('a thread', () => {
  it('is closed by the person, and a reply opens it again', async () => {
    const ana = await person();
    const { threadId } = await open(ana);
    await ana.trpc.supportThreads.close.mutate({ threadId });
    await ana.trpc.supportThreads.close.mutate({ threadId });
    expect(await ana.trpc.supportThreads.byId.query({ threadId })).toMatchObject({ state: 'closed' });
    await reply(ana, threadId);
    expect(await ana.trpc.supportThreads.byId.query({ threadId })).toMatchObject({
      state: 'open',
      messages: [{ text: 'O PDF não abre.' }, { text: 'E agora?' }],
    });
  });

  it('takes the priority of the plan that is in force when the person writes', async () => {
    const ana = await person();
    const { threadId } = await open(ana);
    await setPlan(app.database.sql, ana.userId, 'Premium');
    expect(await readAsAdmin(threadId)).toMatchObject({ priority: 'comum' });
    await reply(ana, threadId);
    expect(await readAsAdmin(threadId)).toMatchObject({ priority: 'prioritario' });
  });
});

describe('a picture', () => {
  it('is kept as our own JPEG without metadata, and shown to its writer and to admins', async () => {
    const ana = await person();
    const { threadId, messageId } = await open(ana);
    expect((await attach(ana, messageId, await photoWithMetadata(), 'image/jpeg')).status).toBe(200);
    const shown = await ana.fetch(`/api/suporte/mensagens/${messageId}/imagem`);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const jpeg = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg' });
    expect(jpeg.includes(metadataMarker)).toBe(false);
    expect((await admin.fetch(`/api/admin/suporte/mensagens/${messageId}/imagem`)).status).toBe(200);
    expect(await ana.trpc.supportThreads.byId.query({ threadId })).toMatchObject({ messages: [{ picture: true }] });
  });

  it('is made smaller than the screen it shows', async () => {
    const ana = await person();
    const { messageId } = await open(ana);
    const wide = await solid(3840, 2160).png().toBuffer();
    expect((await attach(ana, messageId, wide)).status).toBe(200);
    const kept = await (await ana.fetch(`/api/suporte/mensagens/${messageId}/imagem`)).arrayBuffer();
    expect(await sharp(Buffer.from(kept)).metadata()).toMatchObject({ width: 1600, height: 900 });
  });

  it('is taken once for a message, and not after an hour', async () => {
    const ana = await person();
    const { messageId } = await open(ana);
    await attach(ana, messageId, await smallPhoto());
    const first = await (await ana.fetch(`/api/suporte/mensagens/${messageId}/imagem`)).arrayBuffer();
    await attach(ana, messageId, await solid(40, 40).png().toBuffer());
    const second = await (await ana.fetch(`/api/suporte/mensagens/${messageId}/imagem`)).arrayBuffer();
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
    const old = await insertThread(app.database.sql, ana.userId, { minutesAgo: 61 });
    expect((await attach(ana, old.messageId, await smallPhoto())).status).toBe(404);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422],
    ['more than 5 MB', Buffer.alloc(supportLimits.pictureMaxBytes + 1, 0x89), 413],
  ])('is refused when it is %s', async (_what, bytes, status) => {
    const ana = await person();
    const { messageId } = await open(ana);
    const refused = await attach(ana, messageId, bytes);
    expect(refused.status).toBe(status);
    expect(errorBodySchema.parse(await refused.json()).code).toMatch(/^FOTO_/);
    expect((await ana.fetch(`/api/suporte/mensagens/${messageId}/imagem`)).status).toBe(404);
  });

  it('finds no room when the pictures of the account take ten megabytes', async () => {
    const ana = await person();
    const held = await insertThread(app.database.sql, ana.userId, { state: 'closed' });
    await insertSupportPicture(
      app.database.sql,
      ana.userId,
      held.messageId,
      Buffer.alloc(supportLimits.maxPictureBytes),
    );
    const { messageId } = await open(ana);
    const refused = await attach(ana, messageId, await smallPhoto());
    expect(errorBodySchema.parse(await refused.json()).code).toBe('SUPPORT_LIMIT');
  });
});

describe('an answer', () => {
  it('stands in the thread without the name of the admin, and leaves a trace and a mail that quotes nothing', async () => {
    const ana = await person();
    const { threadId } = await open(ana, 'Segredo da cliente');
    await answer(threadId, { text: 'Resposta sigilosa' });
    const read = await ana.trpc.supportThreads.byId.query({ threadId });
    expect(read).toMatchObject({ state: 'answered', messages: [{}, { author: 'support', text: 'Resposta sigilosa' }] });
    expect(JSON.stringify(read)).not.toMatch(/Rita|admin/i);
    const [trace] = await app.database.sql`
      select actor_id, details from admin_actions where action = 'support.answer' and subject_id = ${ana.userId}`;
    expect(trace).toMatchObject({ actor_id: admin.userId, details: { threadId, closed: false } });

    const [row] = await app.database.sql<{ id: string }[]>`
      select id from mails where account_id = ${ana.userId} and kind = 'support_answered'`;
    await sendMail(app.deps, mailRun(row?.id ?? ''));
    const mail = mailed.find(({ to }) => to === ana.email);
    expect(mail?.text).toContain(`/ajuda?conversa=${threadId}`);
    expect(mail?.text).toContain('Relatório, assinatura e carta');
    expect(`${mail?.subject}${mail?.html}`).not.toMatch(/Segredo|sigilosa/);
  });

  it('is not mailed when the person has written since', async () => {
    const ana = await person();
    const { threadId } = await open(ana);
    await answer(threadId);
    await reply(ana, threadId);
    const [row] = await app.database.sql<{ id: string }[]>`
      select id from mails where account_id = ${ana.userId} and kind = 'support_answered'`;
    await sendMail(app.deps, mailRun(row?.id ?? ''));
    expect(mailed.some(({ to }) => to === ana.email)).toBe(false);
  });

  it('can close the thread at the same time', async () => {
    const ana = await person();
    const { threadId } = await open(ana);
    await answer(threadId, { close: true });
    expect(await ana.trpc.supportThreads.byId.query({ threadId })).toMatchObject({ state: 'closed' });
  });

  it('of two admins at once: the second is told, and so is one who has not seen the latest message', async () => {
    const ana = await person();
    const second = await person('Otto Segundo');
    await makeAdmin(app.database.sql, second.userId);
    const { threadId } = await open(ana);
    const { revision } = await readAsAdmin(threadId);
    const say = ({ trpc }: ApiClient) =>
      trpc.admin.supportThreads.answer.mutate({
        ...{ threadId, revision, text: 'Olá', close: false },
        idempotencyKey: randomUUID(),
      });
    const said = await Promise.allSettled([say(admin), say(second)]);
    expect(said.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(say(second))).toMatchObject({ code: 'SUPPORT_CONFLICT' });
    expect((await readAsAdmin(threadId)).messages).toHaveLength(2);

    const before = (await readAsAdmin(threadId)).revision;
    await reply(ana, threadId);
    const late = admin.trpc.admin.supportThreads.close.mutate({ threadId, revision: before });
    expect(await refusal(late)).toMatchObject({ code: 'SUPPORT_CONFLICT' });
  });

  it('is told to the open screens of the person', async () => {
    const ana = await person();
    const { threadId } = await open(ana);
    const socket = ana.openSocket();
    const topics: string[] = [];
    const ready = new Promise<void>((resolve) => {
      socket.trpc.accounts.onChange.subscribe(undefined, {
        onData: (news) => {
          topics.push(...news.topics);
          resolve();
        },
      });
    });
    await ready;
    topics.length = 0;
    await answer(threadId);
    await eventually(async () => (topics.includes('support') ? true : null), 'the news');
    socket.close();
  });

  it("is preceded by a reading that stands in the person's access log", async () => {
    const ana = await person();
    const { threadId } = await open(ana);
    await readAsAdmin(threadId);
    const { items } = await ana.trpc.accessLog.list.query({ othersOnly: true });
    expect(items).toMatchObject([{ reader: 'admin', action: 'suporte.read' }]);
  });
});

describe('the inbox', () => {
  it('shows who waits first: by priority, then the longest wait; then the others, newest first', async () => {
    await empty();
    const { sql } = app.database;
    const ana = await person('Ana da Fila');
    const insert = async (options: Parameters<typeof insertThread>[2]) =>
      (await insertThread(sql, ana.userId, options)).threadId;
    const closedOld = await insert({ state: 'closed', minutesAgo: 900 });
    const answered = await insert({ answeredBy: admin.userId, minutesAgo: 800 });
    const common = await insert({ minutesAgo: 700 });
    const commonNew = await insert({ minutesAgo: 10 });
    const priorityNew = await insert({ priority: 'prioritario', minutesAgo: 5 });
    const priorityOld = await insert({ priority: 'prioritario', minutesAgo: 50 });
    const continuous = await insert({ priority: 'continuo', minutesAgo: 1 });
    const order = [continuous, priorityOld, priorityNew, common, commonNew, answered, closedOld];
    const list = admin.trpc.admin.supportThreads.list;
    expect((await list.query({})).items.map(({ id }) => id)).toEqual(order);
    expect((await list.query({ state: 'open', priority: 'prioritario' })).items).toHaveLength(2);
    expect((await list.query({ search: 'fila ana' })).items).toHaveLength(7);
    expect((await list.query({ search: 'fila outra' })).items).toHaveLength(0);
    expect((await list.query({ subject: 'payment' })).items).toHaveLength(0);
  });

  it('goes on behind the last row of a page, across the end of those who wait', async () => {
    await empty();
    const { sql } = app.database;
    const ana = await person();
    for (let n = 0; n < 25; n += 1) await insertThread(sql, ana.userId, { minutesAgo: n % 3 });
    for (let n = 0; n < 25; n += 1) await insertThread(sql, ana.userId, { state: 'closed', minutesAgo: n % 3 });
    const seen: string[] = [];
    const states: string[] = [];
    let cursor = null;
    do {
      const page = await admin.trpc.admin.supportThreads.list.query({ cursor });
      seen.push(...page.items.map(({ id }) => id));
      states.push(...page.items.map(({ state }) => state));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(50);
    expect(seen).toHaveLength(50);
    expect(states).toEqual([...Array(25).fill('open'), ...Array(25).fill('closed')]);
  });

  it('counts the first answers of 30 days, and a person is told the middle when there are ten', async () => {
    await empty();
    const { sql } = app.database;
    const ana = await person();
    const insert = (answeredAfter: number, minutesAgo = 5000) =>
      insertThread(sql, ana.userId, { answeredBy: admin.userId, state: 'closed', minutesAgo, answeredAfter });
    for (let n = 1; n <= 9; n += 1) await insert(n * 10);
    await insert(9, 60 * 24 * 40);
    expect((await ana.trpc.supportThreads.terms.query()).answerMinutes).toBeNull();
    await insert(100);
    await insertThread(sql, ana.userId, { minutesAgo: 30 });
    expect(await ana.trpc.supportThreads.terms.query()).toEqual({ answerMinutes: 55, channel: null });
    const figures = await admin.trpc.admin.supportThreads.figures.query();
    expect(figures.map(({ priority }) => priority)).toEqual(['continuo', 'prioritario', 'comum']);
    expect(figures[2]).toMatchObject({ answers: 10, medianMinutes: 55, slowMinutes: 91, waiting: 1 });
    expect(figures[0]).toMatchObject({ answers: 0, medianMinutes: null, waiting: 0, waitingSince: null });
  });
});

it('names the channel of every hour to those whose plan includes it alone', async () => {
  const ana = await person();
  await setPlan(app.database.sql, ana.userId, 'Premium');
  expect((await ana.trpc.supportThreads.terms.query()).channel).toBeNull();
  await setPlan(app.database.sql, ana.userId, 'Enterprise');
  expect((await ana.trpc.supportThreads.terms.query()).channel).toBe('https://wa.me/5511999998888');
});

it('closes what nobody continues and removes what was closed a year ago, but nobody who waits', async () => {
  await empty();
  const { sql } = app.database;
  const ana = await person();
  const days = (count: number) => count * 24 * 60;
  const rows = {
    waiting: await insertThread(sql, ana.userId, { minutesAgo: days(500) }),
    forgotten: await insertThread(sql, ana.userId, { answeredBy: admin.userId, minutesAgo: days(31) }),
    answered: await insertThread(sql, ana.userId, { answeredBy: admin.userId, minutesAgo: days(29) }),
    old: await insertThread(sql, ana.userId, { state: 'closed', minutesAgo: days(367) }),
    kept: await insertThread(sql, ana.userId, { state: 'closed', minutesAgo: days(360) }),
  };
  await insertSupportPicture(sql, ana.userId, rows.old.messageId, await smallPhoto());
  await sweepSupport(app.deps);
  await sweepSupport(app.deps);
  const left = await sql<{ id: string; state: string }[]>`select id, state from support_threads`;
  expect(new Map(left.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [rows.waiting.threadId, 'open'],
      [rows.forgotten.threadId, 'closed'],
      [rows.answered.threadId, 'answered'],
      [rows.kept.threadId, 'closed'],
    ]),
  );
  expect(await sql`select from support_pictures where message_id = ${rows.old.messageId}`).toHaveLength(0);
});
