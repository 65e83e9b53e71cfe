import { randomUUID } from 'node:crypto';
import type { Actor, UserActor } from '@meridia/server/auth/actor.ts';
import { hashPassword } from '@meridia/server/auth/passwords.ts';
import { eraseAccount } from '@meridia/server/features/account-erasure/commands.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint, listOwnedTables } from '../authorization/ownership.ts';
import { arrangeRowsEverywhere } from '../authorization/rows-everywhere.ts';
import { refusal, signUpClient, testPassword, uploadedFoto } from '../support/api-client.ts';
import { arrangeMonthsOfWork } from '../support/busy-therapist.ts';
import { eventually } from '../support/eventually.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { type PayingApp, signUpSubscriber, startPayingApp } from '../support/paying-app.ts';
import { makeAdmin } from '../support/people.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertUpload } from '../support/rows.ts';
import { listStoredFiles } from '../support/stored-files.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
});
afterAll(() => paying.close());

const sql = () => paying.app.database.sql;
const proof = { password: testPassword, confirmation: 'EXCLUIR' };

/** The number of rows that name this account, by table. The access log is the only table that keeps them. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, owner } of await listOwnedTables(sql())) {
    if (table === 'access_log') continue;
    const [row] = await sql()<{ count: number }[]>`
      select count(*)::int from ${sql()(table)} where ${sql()(owner)} = ${userId}`;
    if (row?.count) counts[table] = row.count;
  }
  return counts;
}

const filesOf = async (userId: string) => (await listStoredFiles(paying.app)).filter((path) => path.includes(userId));

describe('erasing an account with 50 assessments, photos, follow-ups, shares and a paid plan (S28)', () => {
  it('leaves no row, file, job or subscription, and changes nothing of other accounts', async () => {
    const { app, stripe } = paying;
    const leaving = await signUpSubscriber(paying, 'Premium');
    const staying = await signUpSubscriber(paying);
    const avaliacoes = await arrangeMonthsOfWork(sql(), app.deps, leaving.userId, 50);
    await arrangeMonthsOfWork(sql(), app.deps, staying.userId, 2);
    const { id: lingua } = await uploadedFoto(leaving, 'lingua', await smallPhoto());
    await leaving.trpc.avaliacoes.create.mutate(newAvaliacao(lingua));
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await smallPhoto('png'))], { type: 'image/png' }), 'logo.png');
    expect((await leaving.fetch('/api/clinica/logo', { method: 'POST', body: form })).status).toBe(200);
    const mails = await sql()<{ id: string }[]>`select id from mails where account_id = ${leaving.userId}`;
    expect(mails.length).toBeGreaterThan(0);
    const before = { print: await fingerprint(sql(), staying.userId), files: await filesOf(staying.userId) };
    expect(before.files.length).toBeGreaterThan(2);
    const piece = `${leaving.userId}/piece.parte`;
    await app.deps.storage.put(piece, await smallPhoto());
    await insertUpload(sql(), leaving.userId, { key: piece });
    // One or two photos per assessment, one of a draft, one of the unfinished report, the logo, and a piece of a photo.
    expect(await filesOf(leaving.userId)).toHaveLength(50 + 10 + 1 + 1 + 1 + 1);

    await leaving.trpc.accounts.erase.mutate(proof);
    await stripe.events.settled();

    expect(await rowsOf(leaving.userId)).toEqual({});
    expect(await filesOf(leaving.userId)).toEqual([]);
    const ids = [...avaliacoes, ...mails.map(({ id }) => id), leaving.userId];
    const jobs = await sql()<{ data: object }[]>`select data from pgboss.job`;
    expect(jobs.filter(({ data }) => ids.some((id) => JSON.stringify(data).includes(id)))).toEqual([]);
    expect(stripe.state.subscriptions.get(leaving.subscriptionId)?.status).toBe('canceled');
    expect(stripe.state.subscriptions.get(staying.subscriptionId)?.status).toBe('active');
    expect({ print: await fingerprint(sql(), staying.userId), files: await filesOf(staying.userId) }).toEqual(before);
    expect(stripe.violations).toEqual([]);

    // The law requires these rows; they hold ids only.
    const log = await sql()`select action from access_log where owner_id = ${leaving.userId}`;
    expect(log.length).toBeGreaterThan(0);
    const trace = await sql()`select actor_id, action, details from admin_actions where subject_id = ${leaving.userId}`;
    expect([...trace]).toEqual([{ actor_id: leaving.userId, action: 'account.erased', details: {} }]);
  });

  it('signs out everywhere, prevents further sign-ins and frees the address', async () => {
    const leaving = await signUpClient(paying.app.baseUrl);
    const other = await leaving.trpc.accounts.login.mutate({ email: leaving.email, password: testPassword });
    expect(other.userId).toBe(leaving.userId);
    const socket = leaving.openSocket();
    const ended = new Promise<string>((resolve) => {
      socket.trpc.accounts.onChange.subscribe(undefined, {
        onError: () => resolve('error'),
        onStopped: () => resolve('stopped'),
        onConnectionStateChange: ({ state }) => state === 'connecting' && resolve('closed'),
      });
    });
    await leaving.trpc.accounts.erase.mutate(proof);
    expect(await ended).toBeTruthy();
    socket.close();
    expect(leaving.cookie()).toBe('');
    const login = leaving.trpc.accounts.login.mutate({ email: leaving.email, password: testPassword });
    expect((await refusal(login)).code).toBe('INVALID_CREDENTIALS');
    const again = { nomeCompleto: 'Ana Souza', email: leaving.email, password: testPassword };
    await leaving.trpc.accounts.signUp.mutate(again);
  });

  it('does nothing the second time, and happens once when it is requested twice at the same moment', async () => {
    const { app } = paying;
    const leaving = await signUpClient(app.baseUrl);
    const actor: UserActor = { type: 'user', id: leaving.userId, role: 'therapist', sessionId: 'none' } satisfies Actor;
    await Promise.all([eraseAccount(app.deps, actor, proof), eraseAccount(app.deps, actor, proof)]);
    await eraseAccount(app.deps, actor, proof);
    const [trace] = await sql()`select count(*)::int from admin_actions where subject_id = ${leaving.userId}`;
    expect(trace?.count).toBe(1);
  });

  it('empties every table that belongs to an account, so that no new table is forgotten', async () => {
    const { app } = paying;
    const person = randomUUID();
    await arrangeRowsEverywhere(sql(), app.deps.database, person);
    await sql()`update accounts set password_hash = ${await hashPassword(testPassword)} where id = ${person}`;
    // This customer belongs to the provider of another app.
    await sql()`delete from payment_customers where account_id = ${person}`;
    const tables = (await listOwnedTables(sql())).map(({ table }) => table);
    const found = Object.keys(await rowsOf(person));
    expect(tables.filter((table) => !found.includes(table))).toEqual(['payment_customers', 'access_log']);
    await eraseAccount(app.deps, { type: 'user', id: person, role: 'therapist', sessionId: 'none' }, proof);
    expect(await rowsOf(person)).toEqual({});
  });
});

describe('an account stays complete', () => {
  it('without the right password, the code of its second factor, or the confirming word', async () => {
    const staying = await signUpClient(paying.app.baseUrl);
    const before = await fingerprint(sql(), staying.userId);
    const erase = (input: typeof proof) => refusal(staying.trpc.accounts.erase.mutate(input));
    expect((await erase({ ...proof, password: 'Errada-Demais-1' })).code).toBe('INVALID_CREDENTIALS');
    expect(await erase({ ...proof, confirmation: 'excluir' })).toMatchObject({
      code: 'VALIDATION',
      fields: { confirmation: 'Escreva EXCLUIR para confirmar' },
    });
    expect(await fingerprint(sql(), staying.userId)).toBe(before);
    await sql()`
      insert into second_factors (account_id, sealed_secret, confirmed_at) values (${staying.userId}, 'sealed', now())`;
    expect((await erase(proof)).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await rowsOf(staying.userId)).accounts).toBe(1);
  });

  it('while the payment provider cannot end its subscription, and is erased when it can', async () => {
    const { stripe } = paying;
    const subscriber = await signUpSubscriber(paying);
    const before = await fingerprint(sql(), subscriber.userId);
    const ending = 'DELETE /v1/subscriptions/{subscription_exposed_id}';
    stripe.playOn(ending, 'server_error');
    expect((await refusal(subscriber.trpc.accounts.erase.mutate(proof))).code).toBe('PAYMENT_UNAVAILABLE');
    expect(await fingerprint(sql(), subscriber.userId)).toBe(before);
    expect(stripe.state.subscriptions.get(subscriber.subscriptionId)?.status).toBe('active');
    stripe.playOn(ending, 'good');
    await subscriber.trpc.accounts.erase.mutate(proof);
    expect(await rowsOf(subscriber.userId)).toEqual({});
    expect(stripe.state.subscriptions.get(subscriber.subscriptionId)?.status).toBe('canceled');
  });

  it('when it is the last admin, and its subscription goes on', async () => {
    const { stripe } = paying;
    await sql()`delete from user_roles where role = 'admin'`;
    const admin = await signUpSubscriber(paying);
    await makeAdmin(sql(), admin.userId);
    expect((await refusal(admin.trpc.accounts.erase.mutate(proof))).code).toBe('LAST_ADMIN');
    expect(stripe.state.subscriptions.get(admin.subscriptionId)?.status).toBe('active');
    const second = await signUpClient(paying.app.baseUrl);
    await makeAdmin(sql(), second.userId);
    await admin.trpc.accounts.erase.mutate(proof);
    expect((await refusal(second.trpc.accounts.erase.mutate(proof))).code).toBe('LAST_ADMIN');
  });
});

it('erases an account completely while its open tabs still send forms', async () => {
  const { app } = paying;
  const leaving = await signUpClient(app.baseUrl);
  await sql()`update user_subscriptions set bonus_diagnoses = 100 where user_id = ${leaving.userId}`;
  const fotos = await Promise.all(
    Array.from({ length: 8 }, async () => uploadedFoto(leaving, 'lingua', await smallPhoto())),
  );
  const sent = fotos.map(({ id }) => leaving.trpc.avaliacoes.create.mutate(newAvaliacao(id)).catch(() => null));
  const uploads = Array.from({ length: 4 }, async () => leaving.uploadFoto('face', await smallPhoto()));
  await leaving.trpc.accounts.erase.mutate(proof);
  await Promise.all([...sent, ...uploads]);
  expect(await rowsOf(leaving.userId)).toEqual({});
  expect(await filesOf(leaving.userId)).toEqual([]);
});

describe('for an erased account, the payment provider', () => {
  it('ends the open checkout, so that nobody pays for an account that is gone', async () => {
    const { stripe } = paying;
    const leaving = await signUpClient(paying.app.baseUrl);
    const { url } = await leaving.trpc.payments.checkout.mutate({ planName: 'Premium' });
    await leaving.trpc.accounts.erase.mutate(proof);
    const session = stripe.state.sessions.get(url.slice(url.lastIndexOf('/') + 1));
    expect(session?.status).toBe('expired');
  });

  it('gets the answer 200 for later events, and nothing is written', async () => {
    const { app, stripe } = paying;
    const leaving = await signUpSubscriber(paying);
    const [account] = await sql()`select count(*)::int from accounts`;
    stripe.sendEventsTo(null);
    await leaving.trpc.accounts.erase.mutate(proof);
    const event = stripe.events.all.at(-1);
    expect(event?.type).toBe('customer.subscription.deleted');
    stripe.sendEventsTo(`${app.baseUrl}/api/stripe/webhook`);
    expect(event && (await stripe.events.deliver(event))).toMatchObject([{ status: 200 }]);
    expect(await rowsOf(leaving.userId)).toEqual({});
    const [now] = await sql()`select count(*)::int from accounts`;
    expect(now?.count).toBe((account?.count ?? 0) - 1);
  });
});

it('ends a running report of an erased account quietly', async () => {
  const { app } = paying;
  await app.startWorker();
  const leaving = await signUpClient(app.baseUrl);
  const { id: lingua } = await uploadedFoto(leaving, 'lingua', await smallPhoto());
  await Promise.all([
    leaving.trpc.avaliacoes.create.mutate(newAvaliacao(lingua)),
    leaving.trpc.accounts.session.query(),
  ]);
  await leaving.trpc.accounts.erase.mutate(proof);
  await eventually(async () => {
    const live = await sql()`
      select from pgboss.job where name = 'relatorio.generate' and state in ('created', 'retry', 'active')`;
    return live.length === 0 ? true : null;
  }, 'the queue to be done');
  const failed = await sql()`select from pgboss.job where name = 'relatorio.generate' and state = 'failed'`;
  expect(failed).toHaveLength(0);
  expect(await rowsOf(leaving.userId)).toEqual({});
});
