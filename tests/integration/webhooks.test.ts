import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sendMail } from '@meridia/server/features/mails/send-mail.ts';
import { failRelatorio, finishRelatorio } from '@meridia/server/features/relatorios/commands.ts';
import { asUserWithQuota, consumeQuota } from '@meridia/server/features/usage-movements/commands.ts';
import { deliverWebhook } from '@meridia/server/features/webhooks/deliver-webhook.ts';
import { mostTries } from '@meridia/server/features/webhooks/rules.ts';
import { sweepWebhooks } from '@meridia/server/features/webhooks/sweep-webhooks.ts';
import { nodeExample, pythonExample } from '@meridia/server/http/api/webhook-section.tsx';
import type { MailMessage } from '@meridia/server/ports.ts';
import { mostWebhooks, type WebhookEvent, webhookEvents, webhookMessageSchema } from '@meridia/shared/webhook.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildAnamnese } from '../support/anamnese.ts';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { answerWith, type Hook, type HookReceiver, isSignedBy, startHookReceiver } from '../support/hook-receiver.ts';
import { mailRun } from '../support/mails.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { blockAccount, leaveUnits, setPlan } from '../support/people.ts';
import { publicEnv } from '../support/public-name.ts';
import { insertAvaliacao, insertFoto } from '../support/rows.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { deliveryRun, insertDelivery, insertWebhook } from '../support/webhooks.ts';

// No worker runs, so what waits can be inspected; the tests make each try themselves.
let app: TestApp;
let receiver: HookReceiver;
beforeAll(async () => {
  app = await startTestApp();
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

type Person = ApiClient & { userId: string };
const sql = () => app.database.sql;
const subscriber = (): Promise<Person & { email: string }> => signUpSubscriber(app, undefined, 'Enterprise');
const actorOf = ({ userId }: { userId: string }) =>
  ({ type: 'user', id: userId, role: 'therapist', sessionId: 'none' }) as const;

const add = ({ trpc }: Person, eventos: readonly WebhookEvent[] = webhookEvents, url = receiver.url) =>
  trpc.webhooks.create.mutate({ url, descricao: 'Agenda', eventos: [...eventos], password: testPassword });

interface Row {
  id: string;
  endpointId: string;
  tipo: string;
  subjectId: string | null;
  state: string;
  tries: number;
  status: number | null;
  failure: string | null;
  nextIn: number | null;
}
/** The deliveries of a person, oldest first. */
const deliveries = ({ userId }: { userId: string }) => sql()<Row[]>`
  select id, endpoint_id as "endpointId", tipo, subject_id as "subjectId", state, tries, status, failure,
    round(extract(epoch from next_try_at - now()))::int as "nextIn"
  from webhook_deliveries where account_id = ${userId} order by created_at, tipo`;
/** When the queue will start the jobs of a delivery, in seconds from now, latest first. */
const jobs = (id: string) => sql()<{ in: number }[]>`
  select round(extract(epoch from start_after - now()))::int as in from pgboss.job
  where name = 'webhook.deliver' and data->>'deliveryId' = ${id} order by start_after desc`;
const run = (id: string, deps = app.deps) => deliverWebhook(deps, deliveryRun(id));
const makeDue = (id: string) =>
  sql()`update webhook_deliveries set next_try_at = now() where id = ${id} and next_try_at is not null`;
const one = async (person: { userId: string }): Promise<Row> => {
  const [row] = await deliveries(person);
  if (!row) throw new Error('there is no delivery');
  return row;
};
const newCliente = ({ trpc }: Person, nome = 'Helena Prado') =>
  trpc.clientes.create.mutate({ nome, nascimento: null, idade: 42, sexo: null, telefone: '', email: '' });
const hookOf = (hooks: readonly Hook[]): Hook => {
  const [hook] = hooks;
  if (!hook) throw new Error('nothing has arrived');
  return hook;
};

/** A person with one address, and one delivery whose first try is due. */
async function waiting(eventos: readonly WebhookEvent[] = ['cliente.criado']) {
  const person = await subscriber();
  const webhook = await add(person, eventos);
  await newCliente(person);
  return { person, webhook, delivery: await one(person) };
}

describe('an event', () => {
  it('is told with the id of its row and nothing of it, to the addresses that want to know it', async () => {
    const ana = await subscriber();
    await add(ana);
    await add(ana, ['relatorio.falhou']);
    const { id: clienteId } = await newCliente(ana);
    const lingua = await insertFoto(sql(), ana.userId);
    const { id: avaliacaoId } = await ana.trpc.avaliacoes.create.mutate(
      newAvaliacao(lingua, { dadosAnamnese: buildAnamnese({ nomeCliente: 'Rita Nunes' }) }),
    );
    const [made] = await sql()<{ clienteId: string; tentativa: number }[]>`
      select cliente_id as "clienteId", tentativa from avaliacoes where id = ${avaliacaoId}`;
    const attempt = { avaliacaoId, tentativa: made?.tentativa ?? 0 };
    await finishRelatorio(app.deps, attempt, finished);
    const failing = await insertAvaliacao(sql(), ana.userId, { status: 'pendente' });
    await failRelatorio(app.deps, { avaliacaoId: failing, tentativa: 0 }, 'Dor de Rita Nunes');
    const consulta = await ana.trpc.consultasEvolutivas.create.mutate({
      ...{ clienteId, idempotencyKey: randomUUID(), dataConsulta: null, fotoId: null },
      conteudo: buildConsulta(),
    });
    const told = (await deliveries(ana)).map(({ tipo, subjectId }) => [tipo, subjectId]);
    expect(told.sort()).toEqual(
      [
        ['cliente.criado', clienteId],
        ['cliente.criado', made?.clienteId],
        ['avaliacao.criada', avaliacaoId],
        ['relatorio.pronto', avaliacaoId],
        ['relatorio.falhou', failing],
        ['relatorio.falhou', failing],
        ['consulta.registrada', consulta.id],
      ].sort(),
    );
    for (const { id } of await deliveries(ana)) await run(id);
    expect(receiver.hooks).toHaveLength(7);
    for (const { body } of receiver.hooks) {
      const { type, timestamp, data } = webhookMessageSchema.parse(JSON.parse(body));
      expect(body).toBe(JSON.stringify({ type, timestamp, data: { id: data.id } }));
    }
  });

  it('of the last unit is told once per period, without an id', async () => {
    const ana = await subscriber();
    await add(ana, ['uso.esgotado']);
    // The plan with the API has no limit, but another one may be given it.
    await setPlan(sql(), ana.userId, 'Profissional');
    await leaveUnits(sql(), ana.userId, 2);
    const take = async () => {
      const avaliacaoId = await insertAvaliacao(sql(), ana.userId);
      const actor = actorOf(ana);
      await asUserWithQuota(app.deps, actor, (tx) => consumeQuota(app.deps, tx, actor, { avaliacaoId, ciclo: 1 }));
    };
    await take();
    expect(await deliveries(ana)).toEqual([]);
    await take();
    await leaveUnits(sql(), ana.userId, 1);
    await take();
    expect(await deliveries(ana)).toMatchObject([{ tipo: 'uso.esgotado', subjectId: null }]);
  });

  it('is not told when what happened is taken back, or is only repeated', async () => {
    const ana = await subscriber();
    await add(ana, ['avaliacao.criada', 'cliente.criado']);
    const refused = newAvaliacao(randomUUID());
    expect((await refusal(ana.trpc.avaliacoes.create.mutate(refused))).code).toBe('FOTO_NOT_FOUND');
    expect(await deliveries(ana)).toEqual([]);
    const input = newAvaliacao(await insertFoto(sql(), ana.userId));
    await Promise.all([ana.trpc.avaliacoes.create.mutate(input), ana.trpc.avaliacoes.create.mutate(input)]);
    await ana.trpc.avaliacoes.create.mutate(input);
    expect((await deliveries(ana)).map(({ tipo }) => tipo)).toEqual(['avaliacao.criada', 'cliente.criado']);
  });

  it('of one account is told to no other', async () => {
    const [ana, rita] = [await subscriber(), await subscriber()];
    await add(rita);
    await newCliente(ana);
    expect(await deliveries(rita)).toEqual([]);
  });
});

const finished = {
  padrao: null,
  marca: false,
  diagnosticoJson: '{}',
  relatorioHtml: '<p>Pronto</p>',
  motor: 'local',
  modelo: null,
  promptVersao: null,
  catalogoVersao: 'test',
  inputTokens: null,
  outputTokens: null,
  custoCentavos: null,
} as const;

describe('a message', () => {
  it('is a POST of JSON, signed by the secret that was shown once', async () => {
    const { webhook, delivery } = await waiting();
    await run(delivery.id);
    const hook = hookOf(receiver.hooks);
    expect(hook.path).toBe('/avisos');
    expect(hook.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': `msg_${delivery.id}` });
    expect(Object.keys(hook.headers).sort()).toEqual(
      ['connection', 'content-length', 'content-type', 'host', 'user-agent'].concat([
        'webhook-id',
        'webhook-signature',
        'webhook-timestamp',
      ]),
    );
    expect(await isSignedBy(webhook.secret, hook)).toBe(true);
    expect(await isSignedBy(`whsec_${btoa('x'.repeat(32))}`, hook)).toBe(false);
    expect(await isSignedBy(webhook.secret, { ...hook, body: `${hook.body} ` })).toBe(false);
    const stored = JSON.stringify(await sql()`select * from webhook_endpoints where id = ${webhook.id}`);
    expect(stored).not.toContain(webhook.secret.slice(6));
  });

  it('passes the examples of the page in Node.js and Python, and nothing else does', async () => {
    const { webhook, delivery } = await waiting();
    await run(delivery.id);
    const { headers, body } = hookOf(receiver.hooks);
    const cases = [
      [webhook.secret, headers, body],
      [webhook.secret, headers, body.replace('cliente', 'outro')],
      [webhook.secret, { ...headers, 'webhook-timestamp': '1000000000' }, body],
      [`whsec_${btoa('x'.repeat(32))}`, headers, body],
      [webhook.secret, { ...headers, 'webhook-signature': 'v1,x v2,y' }, body],
    ];
    const input = JSON.stringify(cases);
    const inNode = `${nodeExample}\nconsole.log(JSON.stringify(${input}.map((one) => verify(...one))))`;
    const answered = execFileSync(process.execPath, ['--input-type=module', '-e', inNode], { encoding: 'utf8' });
    expect(JSON.parse(answered)).toEqual([true, false, false, false, false]);
    const inPython = `${pythonExample}\nimport json, sys\nprint(json.dumps([verify(s, h, b.encode()) for s, h, b in json.load(sys.stdin)]))`;
    const python = spawnSync('python3', ['-c', inPython], { input, encoding: 'utf8' });
    // Not every machine has it.
    if (python.error) return;
    expect(JSON.parse(python.stdout)).toEqual([true, false, false, false, false]);
  });

  it('carries both signatures for a day after a rotation, and then only the new one', async () => {
    const { person, webhook, delivery } = await waiting();
    const rotated = await person.trpc.webhooks.rotate.mutate({ id: webhook.id, password: testPassword });
    expect(rotated.secret).not.toBe(webhook.secret);
    await run(delivery.id);
    const both = hookOf(receiver.hooks);
    expect(await isSignedBy(rotated.secret, both)).toBe(true);
    expect(await isSignedBy(webhook.secret, both)).toBe(true);
    const [listed] = await person.trpc.webhooks.list.query();
    const hours = (Date.parse(listed?.earlierSecretUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await sql()`update webhook_endpoints set earlier_until = now() - interval '1 second' where id = ${webhook.id}`;
    await person.trpc.webhooks.redeliver.mutate({ id: delivery.id });
    await run(delivery.id);
    const alone = hookOf(receiver.hooks.slice(1));
    expect(await isSignedBy(rotated.secret, alone)).toBe(true);
    expect(await isSignedBy(webhook.secret, alone)).toBe(false);
    await sweepWebhooks(app.deps);
    const [row] = await sql()`select sealed_earlier from webhook_endpoints where id = ${webhook.id}`;
    expect(row?.sealed_earlier).toBeNull();
  });

  it('is recorded with time, tries and status, and without a body', async () => {
    receiver.answer = (response) => response.writeHead(201).end('{"nome":"Segredo do outro lado"}');
    const { person, webhook, delivery } = await waiting();
    await run(delivery.id);
    const [listed] = await person.trpc.webhooks.deliveries.query({ webhookId: webhook.id });
    expect(listed).toMatchObject({ id: delivery.id, tipo: 'cliente.criado', state: 'entregue', tries: 1, status: 201 });
    expect(listed).toMatchObject({ failure: null, nextTryAt: null, durationMs: expect.any(Number) });
    const stored = JSON.stringify(await sql()`select * from webhook_deliveries where id = ${delivery.id}`);
    expect(stored).not.toMatch(/Segredo|Helena/);
  });
});

describe('a message that fails', () => {
  it('is tried again after growing pauses, ten times in all, with the same id and another time', async () => {
    receiver.answer = answerWith(503);
    const { delivery, person, webhook } = await waiting();
    const pauses: number[] = [];
    for (let tries = 1; tries < mostTries; tries += 1) {
      await run(delivery.id);
      const row = await one(person);
      expect(row).toMatchObject({ state: 'pendente', tries, status: 503, failure: 'recusou' });
      const [job] = await jobs(delivery.id);
      expect(Math.abs((job?.in ?? 0) - (row.nextIn ?? 0))).toBeLessThanOrEqual(1);
      pauses.push(row.nextIn ?? 0);
      // Until it is due nobody sends it.
      await run(delivery.id);
      expect(receiver.hooks).toHaveLength(tries);
      await makeDue(delivery.id);
    }
    const exact = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
    expect(pauses.map((pause, at) => pause >= (exact[at] ?? 0) - 2 && pause <= (exact[at] ?? 0) * 1.1 + 1)).toEqual(
      exact.map(() => true),
    );
    await run(delivery.id);
    expect(await one(person)).toMatchObject({ state: 'falhou', tries: mostTries, nextIn: null });
    expect(new Set(receiver.hooks.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await isSignedBy(webhook.secret, hookOf(receiver.hooks.slice(-1)))).toBe(true);
    const [listed] = await person.trpc.webhooks.list.query();
    expect(listed?.failingSince).not.toBeNull();
  });

  it('and then arrives ends the failure of its address', async () => {
    receiver.answer = answerWith(500);
    const { delivery, person } = await waiting();
    await run(delivery.id);
    receiver.answer = answerWith(200);
    await makeDue(delivery.id);
    await run(delivery.id);
    expect(await one(person)).toMatchObject({ state: 'entregue', tries: 2, status: 200, failure: null });
    expect((await person.trpc.webhooks.list.query())[0]).toMatchObject({ failingSince: null, disabledAt: null });
  });

  it('is sent again when its owner asks, with the same id and new tries, once however often she presses', async () => {
    receiver.answer = answerWith(500);
    const { delivery, person } = await waiting();
    for (let tries = 0; tries < mostTries; tries += 1) {
      await run(delivery.id);
      await makeDue(delivery.id);
    }
    expect(await one(person)).toMatchObject({ state: 'falhou' });
    await Promise.all([1, 2, 3].map(() => person.trpc.webhooks.redeliver.mutate({ id: delivery.id })));
    receiver.hooks.length = 0;
    await Promise.allSettled([run(delivery.id), run(delivery.id)]);
    expect(receiver.hooks).toHaveLength(1);
    expect(hookOf(receiver.hooks).headers['webhook-id']).toBe(`msg_${delivery.id}`);
    const row = await one(person);
    expect(row).toMatchObject({ state: 'pendente', tries: mostTries + 1 });
    // The pauses begin anew.
    expect(row.nextIn).toBeLessThanOrEqual(7);
  });

  it('whose job is lost gets another one from the sweep, once', async () => {
    const { delivery } = await waiting();
    await sql()`delete from pgboss.job where data->>'deliveryId' = ${delivery.id}`;
    await sweepWebhooks(app.deps);
    expect(await jobs(delivery.id)).toEqual([]);
    await sql()`update webhook_deliveries set next_try_at = now() - interval '31 minutes' where id = ${delivery.id}`;
    await sweepWebhooks(app.deps);
    await sweepWebhooks(app.deps);
    expect(await jobs(delivery.id)).toHaveLength(1);
  });
});

describe('several workers', () => {
  it('send each try once, whoever has its job', async () => {
    const beside = await startTestApp({ beside: app });
    receiver.answer = (response) => void setTimeout(() => response.writeHead(500).end(), 100);
    const { delivery, person } = await waiting();
    for (const tries of [1, 2]) {
      await Promise.allSettled([app, beside, app, beside].map(({ deps }) => run(delivery.id, deps)));
      expect(receiver.hooks).toHaveLength(tries);
      expect(await one(person)).toMatchObject({ tries, state: 'pendente' });
      await makeDue(delivery.id);
    }
    await beside.close();
  });

  it('take over from one that died, and its late outcome changes nothing', async () => {
    const { delivery, person } = await waiting();
    let release = (_answer: { status: number; failure: null; durationMs: number }) => {};
    const held = new Promise<{ status: number; failure: null; durationMs: number }>((resolve) => {
      release = resolve;
    });
    const slow = { ...app.deps, webhookSender: { post: () => held } };
    const late = run(delivery.id, slow);
    await expect.poll(async () => (await one(person)).tries).toBe(1);
    // The queue has to ask again: nobody knows yet what becomes of it.
    await expect(run(delivery.id)).rejects.toThrow('another worker');
    expect(receiver.hooks).toEqual([]);
    await sql()`update webhook_deliveries set claimed_at = claimed_at - interval '41 seconds' where id = ${delivery.id}`;
    receiver.answer = answerWith(500);
    await run(delivery.id);
    expect(await one(person)).toMatchObject({ tries: 2, state: 'pendente', failure: 'recusou' });
    release({ status: 200, failure: null, durationMs: 1 });
    await late;
    expect(await one(person)).toMatchObject({ tries: 2, state: 'pendente', failure: 'recusou' });
  });
});

describe('an address', () => {
  it('needs the password of its owner, a plan with the API, and one of five places, of however many calls at once', async () => {
    const ana = await subscriber();
    const wrong = { url: receiver.url, descricao: '', eventos: ['uso.esgotado' as const], password: 'errada-mesmo' };
    expect((await refusal(ana.trpc.webhooks.create.mutate(wrong))).code).toBe('INVALID_CREDENTIALS');
    const outcomes = await Promise.allSettled(Array.from({ length: mostWebhooks + 3 }, () => add(ana)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostWebhooks);
    expect((await refusal(add(ana))).code).toBe('WEBHOOK_LIMIT');
    expect(await ana.trpc.webhooks.list.query()).toHaveLength(mostWebhooks);
    await setPlan(sql(), ana.userId, 'Premium');
    expect((await refusal(add(ana))).code).toBe('NOT_IN_PLAN');
  });

  it.each([
    ['http://sistema.clinica.example/', 'Use um endereço que começa com https://'],
    ['ftp://sistema.clinica.example/', 'Use um endereço que começa com https://'],
    ['https://ana:senha@sistema.clinica.example/', 'O endereço não pode ter usuário nem senha.'],
    ['https://sistema.clinica.example:5432/', 'Use a porta 443 ou 8443.'],
    ['https://sistema.clinica.example/#x', 'Tire do endereço o que vem depois de #.'],
    ['https://10.0.0.1/', /nome na internet/],
    ['https://8.8.8.8/', /nome na internet/],
    // The same as 10.0.0.1.
    ['https://0xA000001/', /nome na internet/],
    ['https://167772161/', /nome na internet/],
    ['https://[fd00::1]/', /nome na internet/],
    ['https://[::ffff:127.0.0.1]/', /nome na internet/],
    ['https://postgres/', /nome na internet/],
    ['https://metadata.google.internal./', /nome na internet/],
    ['sistema.clinica.example', /endereço completo/],
    ['', 'Informe o endereço'],
  ])('cannot be %s', async (url, words) => {
    const ana = await subscriber();
    const { code, fields } = await refusal(add(ana, ['uso.esgotado'], url));
    expect(code).toBe('VALIDATION');
    expect(fields?.url).toMatch(words);
  });

  it('cannot be the machine itself where other machines reach the app, neither when it is added nor later', async () => {
    const publicUrl = 'https://app.meridia.test';
    const exposed = await startTestApp({ env: publicEnv(publicUrl) });
    const ana = await signUpClient(exposed.baseUrl, 'Ana', publicUrl);
    await setPlan(exposed.database.sql, ana.userId, 'Enterprise');
    for (const url of [
      receiver.url,
      'http://localhost:9/',
      'https://[::1]:8443/',
      'http://127.1/',
      'http://a.localhost/',
    ]) {
      const { code, fields } = await refusal(add(ana, ['cliente.criado'], url));
      expect({ url, code }).toEqual({ url, code: 'VALIDATION' });
      expect(fields?.url).toContain('próprio servidor');
    }
    const sealedSecret = (id: string) => exposed.deps.secretBox.seal('whsec_AAAA', `webhook ${id}`);
    const id = await insertWebhook(exposed.database.sql, ana.userId, { url: receiver.url });
    await exposed.database.sql`update webhook_endpoints set sealed_secret = ${await sealedSecret(id)} where id = ${id}`;
    const delivery = await insertDelivery(exposed.database.sql, ana.userId, id, { state: 'pendente' });
    await run(delivery, exposed.deps);
    const [row] = await exposed.database.sql`select tries, failure from webhook_deliveries where id = ${delivery}`;
    expect(row).toEqual({ tries: 1, failure: 'rede_interna' });
    expect(receiver.hooks).toEqual([]);
    await exposed.close();
  });

  it('that is switched off gets nothing, also nothing that was waiting, and can be switched on again', async () => {
    const { person, webhook, delivery } = await waiting();
    await person.trpc.webhooks.disable.mutate({ id: webhook.id });
    await run(delivery.id);
    await newCliente(person, 'Rita Nunes');
    expect(await deliveries(person)).toMatchObject([{ state: 'nao_enviada', failure: 'desligado', tries: 0 }]);
    expect((await refusal(person.trpc.webhooks.test.mutate({ id: webhook.id }))).code).toBe('WEBHOOK_DISABLED');
    const again = person.trpc.webhooks.redeliver.mutate({ id: delivery.id });
    expect((await refusal(again)).code).toBe('WEBHOOK_DISABLED');
    await person.trpc.webhooks.enable.mutate({ id: webhook.id });
    await person.trpc.webhooks.redeliver.mutate({ id: delivery.id });
    await run(delivery.id);
    expect(receiver.hooks).toHaveLength(1);
  });

  it('is tested once, and a test that fails says nothing about the address', async () => {
    const ana = await subscriber();
    const { id } = await add(ana, ['uso.esgotado']);
    receiver.answer = answerWith(404);
    await ana.trpc.webhooks.test.mutate({ id });
    const delivery = await one(ana);
    expect(delivery).toMatchObject({ tipo: 'webhook.teste', subjectId: null, state: 'pendente' });
    await run(delivery.id);
    expect(hookOf(receiver.hooks).body).toMatch(/^\{"type":"webhook\.teste","timestamp":"[^"]+","data":\{\}\}$/);
    expect(await one(ana)).toMatchObject({ state: 'falhou', tries: 1, status: 404 });
    expect((await ana.trpc.webhooks.list.query())[0]?.failingSince).toBeNull();
  });

  it('keeps its secret when its words and events change', async () => {
    const { person, webhook } = await waiting();
    await person.trpc.webhooks.edit.mutate({ id: webhook.id, descricao: 'Caixa', eventos: ['consulta.registrada'] });
    expect(await person.trpc.webhooks.list.query()).toMatchObject([
      { id: webhook.id, url: receiver.url, descricao: 'Caixa', eventos: ['consulta.registrada'] },
    ]);
    await newCliente(person, 'Rita Nunes');
    expect(await deliveries(person)).toHaveLength(1);
    await person.trpc.webhooks.test.mutate({ id: webhook.id });
    for (const { id } of await deliveries(person)) await run(id);
    for (const hook of receiver.hooks) expect(await isSignedBy(webhook.secret, hook)).toBe(true);
  });

  it('is removed with its deliveries and their jobs', async () => {
    const { person, webhook, delivery } = await waiting();
    await person.trpc.webhooks.remove.mutate({ id: webhook.id });
    expect(await deliveries(person)).toEqual([]);
    expect(await jobs(delivery.id)).toEqual([]);
    await run(delivery.id);
    expect(receiver.hooks).toEqual([]);
  });
});

describe('an address at which nothing arrives', () => {
  /** Lets the address fail since so many days, and makes so many tries. */
  async function failing(days: number, tries: number) {
    receiver.answer = answerWith(500);
    const scene = await waiting();
    await sql()`
      update webhook_endpoints set failing_since = now() - make_interval(mins => ${Math.round(days * 24 * 60)})
      where id = ${scene.webhook.id}`;
    for (let tried = 0; tried < tries; tried += 1) {
      await run(scene.delivery.id);
      await makeDue(scene.delivery.id);
    }
    const [listed] = await scene.person.trpc.webhooks.list.query();
    return { ...scene, listed };
  }
  const mails = (person: { userId: string }) => sql()<{ id: string }[]>`
    select id from mails where account_id = ${person.userId} and kind = 'webhook_disabled'`;

  it('is switched off after five days, and its owner is mailed once', async () => {
    const { person, listed, webhook } = await failing(5.1, 6);
    expect(listed).toMatchObject({ disabledReason: 'falhas', disabledAt: expect.any(String) });
    expect(await one(person)).toMatchObject({ state: 'nao_enviada', failure: 'desligado', tries: 4 });
    const [mail] = await mails(person);
    expect(await mails(person)).toHaveLength(1);
    const sent: MailMessage[] = [];
    const deps = { ...app.deps, mailer: { send: async (message: MailMessage) => void sent.push(message) } };
    await sendMail(deps, mailRun(mail?.id ?? ''));
    expect(sent).toMatchObject([{ to: person.email, subject: 'Desligamos um webhook da sua conta do MeridIA' }]);
    expect(sent[0]?.text).toContain(new URL(receiver.url).host);
    expect(sent[0]?.text).not.toMatch(/\/avisos|Helena/);
    await person.trpc.webhooks.enable.mutate({ id: webhook.id });
    expect((await person.trpc.webhooks.list.query())[0]).toMatchObject({ disabledAt: null, failingSince: null });
  });

  it('is not mailed about any more once it is on again', async () => {
    const { person, webhook } = await failing(5.1, 4);
    await person.trpc.webhooks.enable.mutate({ id: webhook.id });
    const [mail] = await mails(person);
    const sent: MailMessage[] = [];
    const deps = { ...app.deps, mailer: { send: async (message: MailMessage) => void sent.push(message) } };
    await sendMail(deps, mailRun(mail?.id ?? ''));
    expect(sent).toEqual([]);
  });

  it('stays on before five days, and while the message that fails has only just begun', async () => {
    expect((await failing(4.9, 5)).listed).toMatchObject({ disabledAt: null });
    expect((await failing(30, 3)).listed).toMatchObject({ disabledAt: null });
  });
});

describe('without the plan', () => {
  it('addresses stay and can be looked at, switched off and removed, and nothing is sent', async () => {
    const { person, webhook, delivery } = await waiting();
    await setPlan(sql(), person.userId, 'Premium');
    await run(delivery.id);
    expect(receiver.hooks).toEqual([]);
    expect(await deliveries(person)).toMatchObject([{ state: 'nao_enviada', failure: 'sem_plano', tries: 0 }]);
    expect(await person.trpc.webhooks.list.query()).toHaveLength(1);
    expect(await person.trpc.webhooks.deliveries.query({ webhookId: webhook.id })).toHaveLength(1);
    const { id } = webhook;
    for (const call of [
      () => person.trpc.webhooks.test.mutate({ id }),
      () => person.trpc.webhooks.redeliver.mutate({ id: delivery.id }),
      () => person.trpc.webhooks.edit.mutate({ id, descricao: '', eventos: ['uso.esgotado'] }),
      () => person.trpc.webhooks.rotate.mutate({ id, password: testPassword }),
      () => person.trpc.webhooks.enable.mutate({ id }),
    ]) {
      expect((await refusal(call())).code).toBe('NOT_IN_PLAN');
    }
    await setPlan(sql(), person.userId, 'Enterprise');
    await person.trpc.webhooks.redeliver.mutate({ id: delivery.id });
    await run(delivery.id);
    expect(receiver.hooks).toHaveLength(1);
    await setPlan(sql(), person.userId, 'Gratuito');
    await person.trpc.webhooks.disable.mutate({ id });
    await person.trpc.webhooks.remove.mutate({ id });
    expect(await person.trpc.webhooks.list.query()).toEqual([]);
  });

  it('nor to a blocked account is anything sent', async () => {
    const { person, delivery } = await waiting();
    await blockAccount(sql(), person.userId);
    await run(delivery.id);
    expect(receiver.hooks).toEqual([]);
    expect(await deliveries(person)).toMatchObject([{ state: 'nao_enviada', failure: 'sem_plano' }]);
  });
});

describe('what is kept', () => {
  it('of deliveries goes after thirty days', async () => {
    const { person, delivery } = await waiting();
    await run(delivery.id);
    await sql()`update webhook_deliveries set created_at = now() - interval '29 days' where id = ${delivery.id}`;
    await sweepWebhooks(app.deps);
    expect(await deliveries(person)).toHaveLength(1);
    await sql()`update webhook_deliveries set created_at = now() - interval '31 days' where id = ${delivery.id}`;
    await sweepWebhooks(app.deps);
    expect(await deliveries(person)).toEqual([]);
  });

  it('of a client goes with her, and of an account with it, jobs included', async () => {
    const ana = await subscriber();
    await add(ana);
    const { id: clienteId } = await newCliente(ana);
    await newCliente(ana, 'Rita Nunes');
    await ana.trpc.consultasEvolutivas.create.mutate({
      ...{ clienteId, idempotencyKey: randomUUID(), dataConsulta: null, fotoId: null },
      conteudo: buildConsulta(),
    });
    const before = await deliveries(ana);
    expect(before).toHaveLength(3);
    await ana.trpc.clientes.erase.mutate({
      ...{ id: clienteId, nome: 'Helena Prado', password: testPassword },
      motivo: 'Registro feito por engano, a pedido dela.',
    });
    const left = await deliveries(ana);
    expect(left).toHaveLength(1);
    for (const { id } of before.filter(({ id }) => id !== left[0]?.id)) expect(await jobs(id)).toEqual([]);
    await ana.trpc.accounts.erase.mutate({ password: testPassword, confirmation: 'EXCLUIR' });
    expect(await deliveries(ana)).toEqual([]);
    expect(await jobs(left[0]?.id ?? '')).toEqual([]);
    expect((await sql()`select from webhook_endpoints where account_id = ${ana.userId}`).count).toBe(0);
  });
});

describe('a hostile account', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ beside: app, env: { LIMITS: 'on' } });
  });
  afterAll(() => limited.close());

  it('is kept to so many tests and messages that are sent again', async () => {
    const ana = await subscriber();
    const { id } = await add(ana);
    const delivery = await insertDelivery(sql(), ana.userId, id);
    const there = { ...ana, ...(await signInAt(limited, ana)) };
    const outcomes = async (call: () => Promise<unknown>, times: number) => {
      const counts: Record<string, number> = {};
      for (let at = 0; at < times; at += 1) {
        const outcome = await call().then(
          () => 'ok',
          async (error: unknown) => (await refusal(Promise.reject(error))).code,
        );
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
      return counts;
    };
    expect(await outcomes(() => there.trpc.webhooks.test.mutate({ id }), 40)).toEqual({
      ok: 30,
      TOO_MANY_REQUESTS: 10,
    });
    expect(await outcomes(() => there.trpc.webhooks.redeliver.mutate({ id: delivery }), 130)).toEqual({
      ok: 120,
      TOO_MANY_REQUESTS: 10,
    });
  });

  it('that floods itself is sent 120 messages a minute, and the others wait without being lost or counted as tries', async () => {
    const ana = await subscriber();
    const webhook = await add(ana);
    for (let count = 0; count < 125; count += 1) {
      await insertDelivery(sql(), ana.userId, webhook.id, { state: 'pendente' });
    }
    const rows = await deliveries(ana);
    for (const { id } of rows) await run(id, limited.deps);
    expect(receiver.hooks).toHaveLength(120);
    const rest = (await deliveries(ana)).filter(({ state }) => state === 'pendente');
    expect(rest).toHaveLength(5);
    for (const { id, tries, nextIn } of rest) {
      expect(tries).toBe(0);
      expect(nextIn).toBeGreaterThan(0);
      expect(nextIn).toBeLessThanOrEqual(60);
      expect(await jobs(id)).toHaveLength(1);
    }
  });
});

async function signInAt(there: TestApp, { userId }: { userId: string }): Promise<Pick<ApiClient, 'trpc'>> {
  return createApiClient(there.baseUrl, undefined, await there.deps.sessions.create(userId, null));
}

it('every message is described by OpenAPI, and says where its row is read', async () => {
  const shape = z.object({
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    webhooks: z.record(
      z.string(),
      z.object({
        post: z.object({
          description: z.string().optional(),
          security: z.array(z.unknown()).length(0),
          requestBody: z.object({
            content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }),
          }),
        }),
      }),
    ),
  });
  const { paths, webhooks } = shape.parse(await (await fetch(`${app.baseUrl}/api/v1/openapi.json`)).json());
  expect(Object.keys(webhooks).sort()).toEqual([...webhookEvents, 'webhook.teste'].sort());
  for (const [type, { post }] of Object.entries(webhooks)) {
    const path = /GET (\S+)\./.exec(post.description ?? '')?.[1];
    if (path) expect(paths[path]?.get).toBeDefined();
    const message = z.fromJSONSchema(post.requestBody.content['application/json'].schema);
    const data = path ? { id: randomUUID() } : {};
    const timestamp = new Date().toISOString();
    expect(message.safeParse({ type, timestamp, data }).success).toBe(true);
    expect(message.safeParse({ type: 'outra', timestamp, data }).success).toBe(false);
    expect(message.safeParse({ type, timestamp, data: { ...data, nome: 'Helena' } }).success).toBe(false);
  }
  const page = await (await fetch(`${app.baseUrl}/api/v1`)).text();
  for (const type of Object.keys(webhooks)) expect(page).toContain(`<code>${type}</code>`);
});
