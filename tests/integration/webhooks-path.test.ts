import { webhookMessageSchema } from '@meridia/shared/webhook.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiClient, testPassword } from '../support/api-client.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { eventually } from '../support/eventually.ts';
import { answerWith, type HookReceiver, isSignedBy, startHookReceiver } from '../support/hook-receiver.ts';
import { requestReport } from '../support/reports.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

// With the worker, as in an installation.
let app: TestApp;
let receiver: HookReceiver;
beforeAll(async () => {
  app = await startTestApp();
  await app.startWorker();
  receiver = await startHookReceiver();
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.hooks.length = 0;
  receiver.answer = answerWith(204);
});

const subscriber = () => signUpSubscriber(app, undefined, 'Enterprise');
const add = ({ trpc }: ApiClient, url = receiver.url) =>
  trpc.webhooks.create.mutate({
    ...{ url, descricao: '', password: testPassword },
    eventos: ['avaliacao.criada', 'cliente.criado', 'relatorio.pronto'],
  });
const newCliente = ({ trpc }: ApiClient, nome: string) =>
  trpc.clientes.create.mutate({ nome, nascimento: null, idade: 42, sexo: null, telefone: '', email: '' });

it('a program is told that a report is ready, checks who says so, and fetches it', async () => {
  const ana = await subscriber();
  const { secret } = await add(ana);
  const key = await insertApiKey(app.database.sql, ana.userId);
  const avaliacaoId = await requestReport(ana, 'Rita Nunes');
  const hooks = await receiver.waitFor(3);
  const messages = hooks.map(({ body }) => webhookMessageSchema.parse(JSON.parse(body)));
  for (const hook of hooks) expect(await isSignedBy(secret, hook)).toBe(true);
  expect(messages.map(({ type }) => type).sort()).toEqual(['avaliacao.criada', 'cliente.criado', 'relatorio.pronto']);
  const ready = messages.find(({ type }) => type === 'relatorio.pronto');
  expect(ready?.data.id).toBe(avaliacaoId);
  const answer = await fetch(`${app.baseUrl}/api/v1/avaliacoes/${ready?.data.id}/relatorio`, {
    headers: { authorization: `Bearer ${key.secret}` },
  });
  const relatorio = z.object({ cliente: z.object({ nome: z.string() }) }).parse(await answer.json());
  expect(relatorio.cliente.nome).toBe('Rita Nunes');
  expect(hooks.map(({ body }) => body).join()).not.toMatch(/Rita|Nunes/);
});

it('a receiver that was away for a moment is told some seconds later', async () => {
  const ana = await subscriber();
  await add(ana);
  receiver.answer = answerWith(503);
  await newCliente(ana, 'Rita Nunes');
  await receiver.waitFor(1);
  receiver.answer = answerWith(204);
  const [first, second] = await receiver.waitFor(2);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  await eventually(async () => {
    const [row] = await app.database.sql`select state from webhook_deliveries where account_id = ${ana.userId}`;
    return row?.state === 'entregue' ? true : null;
  }, 'the outcome');
});

it('receivers that never answer hold places of their own accounts only', async () => {
  const held = await startHookReceiver();
  held.answer = () => {};
  const slow = await Promise.all([subscriber(), subscriber()]);
  for (const person of slow) {
    await add(person, held.url);
    for (let count = 0; count < 6; count += 1) await newCliente(person, `Cliente ${count}`);
  }
  // Two of each account are being sent.
  await held.waitFor(4);
  const ana = await subscriber();
  await add(ana);
  const begunAt = performance.now();
  await newCliente(ana, 'Rita Nunes');
  await receiver.waitFor(1);
  // Less than the 15 s after which the others are given up.
  expect(performance.now() - begunAt).toBeLessThan(10_000);
  expect(held.hooks).toHaveLength(4);
  await held.close();
});
