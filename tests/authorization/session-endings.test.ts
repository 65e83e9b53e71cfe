import { asSystem } from '@meridia/server/db/tx.ts';
import { queueMail } from '@meridia/server/features/mails/commands.ts';
import { sessionEndedCode } from '@meridia/server/plugins/socket-registry.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proof, signUpAdmin } from '../support/admins.ts';
import { createApiClient, signUpClient, testPassword } from '../support/api-client.ts';
import { createMailbox, tokenOf } from '../support/mailbox.ts';
import { confirmAccount, makeAdmin } from '../support/people.ts';
import { callHttp, openRawSocket } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Person = Awaited<ReturnType<typeof signUpClient>>;

const newPassword = 'Vento-Calmo-Norte-77';
const mailbox = createMailbox();
let app: TestApp;
let second: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ replace: { mailer: mailbox.mailer } });
  second = await startTestApp({ beside: app, replace: { mailer: mailbox.mailer } });
  admin = await signUpAdmin(app.baseUrl, app.database.sql);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** Everything that must make a valid token invalid, done by the person or by somebody else. */
const endings: Record<string, (person: Person) => Promise<unknown>> = {
  'signing out': (person) => person.trpc.accounts.logout.mutate(),
  'signing out everywhere': (person) => person.trpc.accounts.endAllSessions.mutate(),
  'ending this session from another device': async (person) => {
    const phone = createApiClient(second.baseUrl);
    await phone.trpc.accounts.login.mutate({ email: person.email, password: testPassword });
    const others = (await phone.trpc.accounts.sessions.query()).filter(({ current }) => !current);
    for (const { id } of others) await phone.trpc.accounts.endSession.mutate({ id });
  },
  'another password, changed on another device': async (person) => {
    const phone = createApiClient(second.baseUrl);
    await phone.trpc.accounts.login.mutate({ email: person.email, password: testPassword });
    await phone.trpc.accounts.changePassword.mutate({ currentPassword: testPassword, newPassword });
  },
  'another password, by a mailed link': async (person) => {
    await mailbox.deliver(app, person.email);
    await person.trpc.accounts.requestRecovery.mutate({ email: person.email });
    const token = tokenOf(await mailbox.deliver(app, person.email));
    await createApiClient(second.baseUrl).trpc.accounts.resetPassword.mutate({ token, password: newPassword });
  },
  'the proof of the mailbox by somebody else': async (person) => {
    await app.database.sql`update accounts set email_confirmed_at = null where id = ${person.userId}`;
    await mailbox.deliver(app, person.email);
    await asSystem(app.deps.database, (tx) =>
      queueMail(app.deps, tx, { accountId: person.userId, kind: 'confirmation' }),
    );
    const token = tokenOf(await mailbox.deliver(app, person.email));
    await createApiClient(second.baseUrl).trpc.accounts.confirmSignUp.mutate({ token, password: newPassword });
  },
  'a role taken away': async (person) => {
    await makeAdmin(app.database.sql, person.userId);
    await admin.trpc.admin.accounts.demote.mutate({ userId: person.userId, ...proof });
  },
  'a block': (person) => admin.trpc.admin.accounts.block.mutate({ userId: person.userId, reason: 'teste' }),
  'an admin who ends the sessions': (person) => admin.trpc.admin.accounts.endSessions.mutate({ userId: person.userId }),
  'the erasure of the account': (person) =>
    person.trpc.accounts.erase.mutate({ password: testPassword, confirmation: 'EXCLUIR' }),
};

it.each(Object.keys(endings))(
  '%s ends a session for good: cookie and sockets, on every process, within 2 s',
  async (name) => {
    const person = await signUpClient(app.baseUrl);
    await confirmAccount(app.deps.database, person.userId);
    const stolen = person.cookie();
    const sockets = [
      await openRawSocket(app.baseUrl, { cookie: stolen }),
      await openRawSocket(second.baseUrl, { cookie: stolen }),
    ];
    // An answered call proves that the socket has its session.
    for (const socket of sockets) await socket.call({ path: 'accounts.session', type: 'query' });
    const closed = Promise.all(sockets.map(async (socket) => ({ code: await socket.closed, at: performance.now() })));
    await endings[name]?.(person);
    const endedAt = performance.now();
    for (const { code, at } of await closed) {
      expect(code).toBe(sessionEndedCode);
      expect(at - endedAt).toBeLessThan(2_000);
    }
    for (const { baseUrl } of [app, second]) {
      const replayed = await callHttp(baseUrl, { path: 'drafts.current', type: 'query', cookie: stolen });
      expect(replayed.outcome).toBe('UNAUTHENTICATED');
      await expect(openRawSocket(baseUrl, { cookie: stolen })).rejects.toMatchObject({ status: 401 });
    }
  },
);
