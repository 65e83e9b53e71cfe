import { redeemToken } from '@meridia/server/auth/tokens.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { queueMail } from '@meridia/server/features/mails/commands.ts';
import { sendMail } from '@meridia/server/features/mails/send-mail.ts';
import { sweepMails } from '@meridia/server/features/mails/sweep-mails.ts';
import { MailRefusedError } from '@meridia/server/mail-errors.ts';
import type { Deps, MailMessage } from '@meridia/server/ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { askForMail, fragmentOf, hurryMail, insertReader, linkIn, mailRun, mailState } from '../support/mails.ts';
import { type SmtpTestServer, startSmtpServer } from '../support/smtp-server.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const publicUrl = 'https://app.meridia.test';

/** Answers of the mail server by the first letters of the address. */
const refusals: Record<string, { code: number; tries: number }> = {};
let smtp: SmtpTestServer;
let app: TestApp;

beforeAll(async () => {
  const tries = new Map<string, number>();
  smtp = await startSmtpServer({
    refuse: (to) => {
      const count = (tries.get(to) ?? 0) + 1;
      tries.set(to, count);
      const refusal = refusals[to];
      return refusal && count <= refusal.tries ? { code: refusal.code, message: `sorry, ${to}` } : null;
    },
  });
  app = await startTestApp({
    env: { SMTP_URL: smtp.url, PUBLIC_URL: publicUrl, REQUIRE_EMAIL_CONFIRMATION: 'false' },
  });
  await app.startWorker();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

/** The app with a mailer of the test instead of the real one. */
function withMailer(send: (message: MailMessage) => Promise<void>): Deps {
  return { ...app.deps, mailer: { send } };
}

const sql = () => app.database.sql;
const untilState = (mailId: string, wanted: string) =>
  eventually(async () => ((await mailState(sql(), mailId)) === wanted ? true : null), `the mail to be ${wanted}`);

describe('a requested message', () => {
  it.each([
    ['confirmation', '/bem-vindo', 'signup'],
    ['recovery', '/redefinir-senha', 'recovery'],
  ] as const)('%s contains a link that works once, for its own purpose', async (kind, path, type) => {
    const reader = await insertReader(sql());
    await askForMail(app.deps, sql(), { accountId: reader.id, kind });
    const mail = await smtp.waitFor(reader.email);
    const link = linkIn(mail.text);
    expect(link.origin + link.pathname).toBe(publicUrl + path);
    expect(mail.html).toContain(link.href.replace('&', '&amp;'));
    const { token, type: purpose } = fragmentOf(link);
    expect(purpose).toBe(type);
    const redeem = (as: 'signup' | 'recovery') => asSystem(app.deps.database, (tx) => redeemToken(tx, token, as));
    await expect(redeem(type === 'signup' ? 'recovery' : 'signup')).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect(await redeem(type)).toBe(reader.id);
    await expect(redeem(type)).rejects.toMatchObject({ code: 'LINK_USED' });
  });

  it('goes to its account only, with an id made of its row and our host', async () => {
    const reader = await insertReader(sql());
    const id = await askForMail(app.deps, sql(), { accountId: reader.id, kind: 'password_changed' });
    const mail = await smtp.waitFor(reader.email);
    expect(mail.to).toBe(reader.email);
    expect(mail.messageId).toBe(`<${id}@app.meridia.test>`);
    await untilState(id, 'sent');
  });

  it('is not sent when its transaction rolls back', async () => {
    const reader = await insertReader(sql());
    const rolledBack = asSystem(app.deps.database, async (tx) => {
      await queueMail(app.deps, tx, { accountId: reader.id, kind: 'recovery' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const [found] = await sql()`
      select (select count(*)::int from mails where account_id = ${reader.id}) as mails,
        (select count(*)::int from pgboss.job where name = 'mail.send' and data->>'mailId' not in (select id::text from mails)) as jobs`;
    expect(found).toEqual({ mails: 0, jobs: 0 });
    // Messages keep their order: any message requested earlier has been sent by then.
    const next = await insertReader(sql());
    await askForMail(app.deps, sql(), { accountId: next.id, kind: 'recovery' });
    await smtp.waitFor(next.email);
    expect(smtp.messages.filter(({ to }) => to === reader.email)).toEqual([]);
  });

  it('is written once per key', async () => {
    const reader = await insertReader(sql());
    const mail = { accountId: reader.id, kind: 'password_changed', dedupeKey: 'password_changed:1' } as const;
    await askForMail(app.deps, sql(), mail);
    await askForMail(app.deps, sql(), mail);
    await smtp.waitFor(reader.email);
    const [found] = await sql()`
      select count(*)::int as jobs from pgboss.job
      where name = 'mail.send' and data->>'mailId' in (select id::text from mails where account_id = ${reader.id})`;
    expect(found).toEqual({ jobs: 1 });
  });

  it('cannot start a header or a tag with a name, and uses no greeting for a text that is not a name', async () => {
    const reader = await insertReader(sql(), { nome: 'Ana\r\nBcc: outro@example.com <b>Souza</b>' });
    await askForMail(app.deps, sql(), { accountId: reader.id, kind: 'recovery' });
    const mail = await smtp.waitFor(reader.email);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.html).not.toContain('<b>Souza');
    const advertiser = await insertReader(sql(), { nome: 'http://ganhe-dinheiro.example Agora' });
    await askForMail(app.deps, sql(), { accountId: advertiser.id, kind: 'confirmation' });
    expect((await smtp.waitFor(advertiser.email)).raw).not.toContain('ganhe-dinheiro');
  });
});

describe('a refusal by the mail server', () => {
  it('that is temporary is tried again', async () => {
    const reader = await insertReader(sql());
    refusals[reader.email] = { code: 451, tries: 1 };
    const id = await askForMail(app.deps, sql(), { accountId: reader.id, kind: 'recovery' });
    await eventually(async () => {
      const [job] = await sql()`select state from pgboss.job where data->>'mailId' = ${id}`;
      return job?.state === 'retry' ? true : null;
    }, 'the next try');
    expect(await mailState(sql(), id)).toBe('waiting');
    await hurryMail(sql(), id);
    await smtp.waitFor(reader.email);
    await untilState(id, 'sent');
  });

  it('that is final is not tried again, and neither table nor queue keeps the address', async () => {
    const reader = await insertReader(sql());
    refusals[reader.email] = { code: 550, tries: 99 };
    const id = await askForMail(app.deps, sql(), { accountId: reader.id, kind: 'recovery' });
    await untilState(id, 'dropped');
    const [job] = await eventually(async () => {
      const found = await sql()`select state, output::text from pgboss.job where data->>'mailId' = ${id}`;
      return found[0]?.state === 'completed' ? found : null;
    }, 'the end of the job');
    expect(String(job?.output)).not.toContain(reader.email);
  });

  it('ends with the last try', async () => {
    const reader = await insertReader(sql(), { confirmed: true });
    const id = await silentMail(reader.id, 'recovery');
    const refused = withMailer(() => Promise.reject(new Error(`451 try later ${reader.email}`)));
    const failure = await sendMail(refused, mailRun(id)).catch((error: unknown) => error);
    expect(String(failure)).not.toContain(reader.email);
    expect(await mailState(sql(), id)).toBe('waiting');
    await sendMail(refused, mailRun(id, { lastTry: true }));
    expect(await mailState(sql(), id)).toBe('dropped');
  });
});

describe('a mail server that starts later', () => {
  it('gets the message then', async () => {
    const gone = await startSmtpServer();
    await gone.close();
    const late = await startTestApp({ env: { SMTP_URL: gone.url, PUBLIC_URL: publicUrl } });
    try {
      await late.startWorker();
      const reader = await insertReader(late.database.sql);
      const id = await askForMail(late.deps, late.database.sql, { accountId: reader.id, kind: 'confirmation' });
      await eventually(async () => {
        const [job] = await late.database.sql`select state from pgboss.job where data->>'mailId' = ${id}`;
        return job?.state === 'retry' ? true : null;
      }, 'the next try');
      const server = await startSmtpServer({ port: gone.port });
      await hurryMail(late.database.sql, id);
      expect(fragmentOf(linkIn((await server.waitFor(reader.email)).text)).type).toBe('signup');
      await server.close();
    } finally {
      await late.close();
    }
  });
});

describe('several workers', () => {
  it('send a message once', async () => {
    const reader = await insertReader(sql());
    const id = await silentMail(reader.id, 'recovery');
    const sent: MailMessage[] = [];
    const arrived = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const slow = withMailer(async (message) => {
      sent.push(message);
      arrived.resolve();
      await release.promise;
    });
    const first = sendMail(slow, mailRun(id));
    await arrived.promise;
    await expect(sendMail(slow, mailRun(id, { lastTry: true }))).rejects.toThrow('another worker');
    expect(await mailState(sql(), id)).toBe('waiting');
    release.resolve();
    await first;
    await sendMail(slow, mailRun(id));
    expect(sent).toHaveLength(1);
    expect(await mailState(sql(), id)).toBe('sent');
  });

  it('send the message of a dead worker again, with the same id', async () => {
    const reader = await insertReader(sql());
    const id = await silentMail(reader.id, 'recovery');
    const sent: MailMessage[] = [];
    const keep = withMailer(async (message) => void sent.push(message));
    await sendMail(keep, mailRun(id));
    // Imitates a worker that dies after sending and before writing `sent_at`.
    await sql()`update mails set sent_at = null, claimed_at = now() - interval '95 seconds' where id = ${id}`;
    await expect(sendMail(keep, mailRun(id))).rejects.toThrow('another worker');
    await sql()`update mails set claimed_at = now() - interval '101 seconds' where id = ${id}`;
    await sendMail(keep, mailRun(id));
    expect(sent.map(({ messageId }) => messageId)).toEqual([`<${id}@app.meridia.test>`, `<${id}@app.meridia.test>`]);
  });
});

describe('a message that is no longer needed', () => {
  const refuseAll = () => withMailer(() => Promise.reject(new MailRefusedError('must not be sent')));

  it('is dropped when the address has been confirmed in between', async () => {
    const reader = await insertReader(sql(), { confirmed: true });
    const id = await silentMail(reader.id, 'confirmation');
    await sendMail(refuseAll(), mailRun(id));
    expect(await mailState(sql(), id)).toBe('dropped');
    const [tokens] = await sql()`select count(*)::int as count from account_tokens where account_id = ${reader.id}`;
    expect(tokens).toEqual({ count: 0 });
  });

  it('is deleted when the account is gone', async () => {
    const reader = await insertReader(sql());
    const id = await silentMail(reader.id, 'recovery');
    await sql()`delete from accounts where id = ${reader.id}`;
    await sendMail(refuseAll(), mailRun(id));
    const [left] = await sql()`select count(*)::int as count from mails where id = ${id}`;
    expect(left).toEqual({ count: 0 });
  });

  it('is deleted after 90 days', async () => {
    const reader = await insertReader(sql());
    const [old, recent, waiting] = [
      await silentMail(reader.id, 'recovery'),
      await silentMail(reader.id, 'recovery'),
      await silentMail(reader.id, 'recovery'),
    ];
    await sql()`update mails set sent_at = now() - interval '91 days' where id = ${old}`;
    await sql()`update mails set dropped_at = now() - interval '89 days' where id = ${recent}`;
    await sweepMails(app.deps);
    const left = await sql()`select id from mails where account_id = ${reader.id}`;
    expect(new Set(left.map((row) => row.id))).toEqual(new Set([recent, waiting]));
  });
});

/** Inserts a row without a job; the test itself is the worker. */
async function silentMail(accountId: string, kind: 'confirmation' | 'recovery'): Promise<string> {
  const [row] = await sql()<{ id: string }[]>`
    insert into mails (account_id, kind) values (${accountId}, ${kind}) returning id`;
  return row?.id ?? '';
}
