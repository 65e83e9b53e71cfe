import { asSystem } from '@meridia/server/db/tx.ts';
import { queueMail } from '@meridia/server/features/mails/commands.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { insertReader, type Reader } from '../support/mails.ts';
import { insertReport } from '../support/shares.ts';
import { type SmtpTestServer, startSmtpServer } from '../support/smtp-server.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const news = 500;

/** Accepts every message, but never finishes messages about reports. */
let smtp: SmtpTestServer;
let app: TestApp;
let busy: Reader;
const held: (() => void)[] = [];
beforeAll(async () => {
  let taken = 0;
  smtp = await startSmtpServer({
    onMessage: () => {
      taken += 1;
      // The first two are report messages, which keep the ordinary workers busy.
      return taken > 2 ? Promise.resolve() : new Promise<void>((resolve) => held.push(resolve));
    },
  });
  app = await startTestApp({ env: { SMTP_URL: smtp.url, REQUIRE_EMAIL_CONFIRMATION: 'false' } });
  busy = await insertReader(app.database.sql, { confirmed: true });
  const subjectId = await insertReport(app.database.sql, busy.id);
  await app.database.sql`update avaliacoes set finished_at = now() where id = ${subjectId}`;
  await asSystem(app.deps.database, async (tx) => {
    for (let count = 0; count < news; count += 1) {
      await queueMail(app.deps, tx, { accountId: busy.id, kind: 'report_ready', subjectId });
    }
  });
});
afterAll(async () => {
  for (const release of held) release();
  await app.close();
  await smtp.close();
});

describe('500 messages about ready reports, and a mail server that hangs with two of them', () => {
  it('do not delay a link to reset the password that was requested after them', async () => {
    await app.startWorker();
    await eventually(async () => (held.length === 2 ? true : null), 'two messages to be on their way');
    const reader = await insertReader(app.database.sql, { confirmed: true });
    await createApiClient(app.baseUrl).trpc.accounts.requestRecovery.mutate({ email: reader.email });
    expect((await smtp.waitFor(reader.email)).text).toContain('type=recovery');
    expect(smtp.messages.map(({ to }) => to)).toEqual([reader.email]);
  });
});
