import { randomUUID } from 'node:crypto';
import { asSystem } from '@meridia/server/db/tx.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import { sweepSubscriptions } from '@meridia/server/features/subscriptions/sweep-subscriptions.ts';
import { freeUnitsElsewhere } from '@meridia/shared/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, refusal, testPassword } from '../support/api-client.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { confirmAccount, passDays, setPlan } from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** One person's mailbox, with any number of spellings of its address. */
function newMailbox(domain = 'example.com') {
  const name = randomUUID().slice(0, 18).replaceAll('-', '');
  return { plain: `${name}@${domain}`, tagged: (tag: string) => `${name}+${tag}@${domain}`, name };
}

async function enter(email: string, { confirmed = false } = {}) {
  const client = createApiClient(app.baseUrl);
  await client.trpc.accounts.signUp.mutate({ nomeCompleto: 'Ana Souza', email, password: testPassword });
  const { userId } = await client.trpc.accounts.login.mutate({ email, password: testPassword });
  const confirm = () => confirmAccount(app.deps.database, userId);
  if (confirmed) await confirm();
  const { sql } = app.database;
  return {
    userId,
    confirm,
    trpc: client.trpc,
    create: async () => client.trpc.avaliacoes.create.mutate(newAvaliacao(await insertFoto(sql, userId))),
    usage: async () => {
      const { diagnosesUsed: used, diagnosesLimit: limit, canCreate } = await client.trpc.subscriptions.status.query();
      return { used, limit, canCreate };
    },
    erase: () => client.trpc.accounts.erase.mutate({ password: testPassword, confirmation: 'EXCLUIR' }),
  };
}

describe('the free units of a person', () => {
  it('continue where they stopped when an erased address signs up again, and the bonus is given once', async () => {
    const { plain } = newMailbox();
    const first = await enter(plain, { confirmed: true });
    await first.create();
    await first.create();
    expect(await first.usage()).toEqual({ used: 2, limit: 5, canCreate: true });
    await first.erase();
    const again = await enter(plain, { confirmed: true });
    expect(await again.usage()).toEqual({ used: 2, limit: 3, canCreate: true });
    await again.create();
    expect((await refusal(again.create())).code).toBe('QUOTA_EXCEEDED');
    expect((await again.trpc.subscriptions.movements.query({})).items.map(({ kind, delta }) => [kind, delta])).toEqual([
      ['consume', 1],
      ['carried', 2],
    ]);
  });

  it('do not grow for a person who erases and signs up several times', async () => {
    const { plain, tagged } = newMailbox();
    let created = 0;
    for (const email of [plain, tagged('a'), plain, tagged('b')]) {
      const account = await enter(email, { confirmed: true });
      for (let tried = 0; tried < 6; tried += 1)
        created += await account.create().then(
          () => 1,
          () => 0,
        );
      await account.erase();
    }
    expect(created).toBe(5);
  });

  it('return with the next month of the first account', async () => {
    const { plain } = newMailbox();
    const first = await enter(plain, { confirmed: true });
    for (let index = 0; index < 5; index += 1) await first.create();
    await first.erase();
    const again = await enter(plain);
    expect(await again.usage()).toEqual({ used: 3, limit: 3, canCreate: false });
    await passDays(app.database.sql, again.userId, 32);
    expect(await again.usage()).toEqual({ used: 0, limit: 3, canCreate: true });
  });

  it('belong to the first account of a mailbox, in any spelling of the address', async () => {
    const { plain, tagged, name } = newMailbox('gmail.com');
    await enter(plain, { confirmed: true });
    for (const email of [tagged('clinica'), `${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`]) {
      const other = await enter(email, { confirmed: true });
      expect(await other.usage()).toEqual({ used: 0, limit: 0, canCreate: false });
      expect(await refusal(other.create())).toMatchObject({ code: 'QUOTA_EXCEEDED', message: freeUnitsElsewhere });
    }
  });

  it('do not change paid and granted plans', async () => {
    const { plain, tagged } = newMailbox();
    await enter(plain, { confirmed: true });
    const other = await enter(tagged('2'), { confirmed: true });
    await setPlan(app.database.sql, other.userId, 'Profissional');
    expect(await other.usage()).toEqual({ used: 0, limit: 20, canCreate: true });
    await setPlan(app.database.sql, other.userId, 'Gratuito');
    await asSystem(app.deps.database, (tx) => settleSubscription(app.deps, tx, other.userId));
    expect(await other.usage()).toMatchObject({ limit: 0 });
  });

  it('cannot be taken by a stranger who signs up with another spelling of the address', async () => {
    const { plain, tagged } = newMailbox();
    const stranger = await enter(tagged('x'));
    const owner = await enter(plain);
    expect(await owner.usage()).toMatchObject({ limit: 0 });
    await owner.confirm();
    expect(await owner.usage()).toEqual({ used: 0, limit: 5, canCreate: true });
    expect(await stranger.usage()).toMatchObject({ limit: 0 });
    await stranger.confirm();
    expect(await stranger.usage()).toMatchObject({ limit: 0 });
  });

  it('pass to the remaining account when the other one is erased', async () => {
    const { plain, tagged } = newMailbox();
    const first = await enter(plain, { confirmed: true });
    const other = await enter(tagged('2'), { confirmed: true });
    await first.create();
    await first.erase();
    expect(await other.usage()).toEqual({ used: 1, limit: 3, canCreate: true });
  });

  it('belong to one of ten accounts that sign up at once', async () => {
    const { tagged } = newMailbox();
    const emails = Array.from({ length: 10 }, (_, index) => tagged(`${index}`));
    const answers = await Promise.all(
      emails.map((email) =>
        callHttp(app.baseUrl, {
          path: 'accounts.signUp',
          type: 'mutation',
          input: { nomeCompleto: 'Ana Souza', email, password: testPassword },
        }),
      ),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(emails.map(() => 'ok'));
    expect(
      await app.database.sql`
      select from user_subscriptions s join accounts a on a.id = s.user_id
      where a.email = any(${emails}) and not s.free_units_elsewhere`,
    ).toHaveLength(1);
  });
});

describe('the mark of an erased address', () => {
  it('does not reveal the address, and is deleted after twelve months', async () => {
    const { plain } = newMailbox();
    const { sql } = app.database;
    const account = await enter(plain, { confirmed: true });
    const [row] = await sql<{ mark: string }[]>`select mailbox_mark as mark from accounts where id = ${account.userId}`;
    const mark = row?.mark ?? '';
    await account.erase();
    const [kept] = await sql<{ text: string }[]>`select m::text as text from free_unit_marks m where mark = ${mark}`;
    expect(kept?.text).not.toContain(plain.split('@')[0]);
    expect(kept?.text).not.toContain(account.userId);
    const keptAfter = async (age: string) => {
      await sql`update free_unit_marks set erased_at = now() - ${age}::interval where mark = ${mark}`;
      await sweepSubscriptions(app.deps);
      return (await sql`select from free_unit_marks where mark = ${mark}`).length;
    };
    expect(await keptAfter('364 days')).toBe(1);
    expect(await keptAfter('13 months')).toBe(0);
  });

  it('is also kept for an account from before there were marks, which the sweep marks', async () => {
    const { plain, tagged } = newMailbox();
    const { sql } = app.database;
    const old = await enter(plain, { confirmed: true });
    await old.create();
    const forget = () => sql`
      with unmarked as (update accounts set mailbox_mark = null where id = ${old.userId})
      delete from free_unit_marks where account_id = ${old.userId}`;
    await forget();
    await sweepSubscriptions(app.deps);
    expect(await (await enter(tagged('2'))).usage()).toMatchObject({ limit: 0 });
    await sql`delete from accounts where email = ${tagged('2')}`;
    await forget();
    await old.erase();
    expect(await (await enter(plain, { confirmed: true })).usage()).toEqual({ used: 1, limit: 3, canCreate: true });
  });
});
