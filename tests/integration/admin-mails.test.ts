import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { askForMail, insertReader, linkIn, mailState } from '../support/mails.ts';
import { makeAdmin } from '../support/people.ts';
import { type SmtpTestServer, startSmtpServer } from '../support/smtp-server.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let refusing = true;
let smtp: SmtpTestServer;
let app: TestApp;
let admin: Awaited<ReturnType<typeof signUpClient>>;

beforeAll(async () => {
  smtp = await startSmtpServer({
    refuse: (to) => (refusing && to !== admin.email ? { code: 550, message: `no mailbox ${to}` } : null),
  });
  app = await startTestApp({ env: { SMTP_URL: smtp.url, REQUIRE_EMAIL_CONFIRMATION: 'false' } });
  admin = await signUpClient(app.baseUrl);
  await makeAdmin(app.database.sql, admin.userId);
  await app.startWorker();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(() => {
  refusing = true;
});

const failed = () => admin.trpc.admin.mails.failed.query();
const untilFailed = (id: string) =>
  eventually(async () => (await failed()).find((mail) => mail.id === id) ?? null, 'the message to be given up');

async function refusedMail() {
  const reader = await insertReader(app.database.sql, { nome: 'Bia Lima' });
  const id = await askForMail(app.deps, app.database.sql, { accountId: reader.id, kind: 'recovery' });
  return { reader, id, mail: await untilFailed(id) };
}

describe('given-up messages', () => {
  it('are listed with kind, account and a code, never with the words of the mail server', async () => {
    const { reader, id, mail } = await refusedMail();
    expect(mail).toEqual({
      id,
      kind: 'recovery',
      account: { id: reader.id, nomeCompleto: 'Bia Lima' },
      failure: expect.stringMatching(/^[\w ]+$/),
      failedAt: expect.any(String),
    });
    expect(mail.failure).toContain('550');
    expect(JSON.stringify(await failed())).not.toContain('no mailbox');
    const { failedMails } = await admin.trpc.admin.overview.warnings.query();
    expect(failedMails).toBe((await failed()).length);
  });

  it('do not include messages that were dropped because nobody needed them', async () => {
    const reader = await insertReader(app.database.sql, { confirmed: true });
    const id = await askForMail(app.deps, app.database.sql, { accountId: reader.id, kind: 'confirmation' });
    await eventually(
      async () => ((await mailState(app.database.sql, id)) === 'dropped' ? true : null),
      'the message to be dropped',
    );
    expect((await failed()).map((mail) => mail.id)).not.toContain(id);
  });
});

describe('trying a message again', () => {
  it('sends it with a link of its own, takes it off the list and leaves a trace', async () => {
    const { reader, id } = await refusedMail();
    refusing = false;
    await admin.trpc.admin.mails.retry.mutate({ mailId: id });
    expect((await failed()).map((mail) => mail.id)).not.toContain(id);
    const message = await smtp.waitFor(reader.email);
    expect(linkIn(message.text).hash).toContain('access_token=');
    const [trace] = await app.database.sql`
      select actor_id, details from admin_actions where action = 'mail.retry' and subject_id = ${id}`;
    expect(trace).toEqual({ actor_id: admin.userId, details: { kind: 'recovery', accountId: reader.id } });
  });

  it('puts it back on the list when it fails again', async () => {
    const { id, mail } = await refusedMail();
    await admin.trpc.admin.mails.retry.mutate({ mailId: id });
    const again = await untilFailed(id);
    expect(Date.parse(again.failedAt)).toBeGreaterThan(Date.parse(mail.failedAt));
  });

  it('happens once when the button is pressed several times', async () => {
    const { id } = await refusedMail();
    refusing = false;
    const presses = await Promise.all(
      [1, 2, 3].map(() =>
        admin.trpc.admin.mails.retry.mutate({ mailId: id }).then(
          () => 'sent',
          () => 'refused',
        ),
      ),
    );
    expect(presses.sort()).toEqual(['refused', 'refused', 'sent']);
    expect(await refusal(admin.trpc.admin.mails.retry.mutate({ mailId: id }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
