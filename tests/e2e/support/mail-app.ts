import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import type { LinkPurpose } from '@meridia/shared/account.ts';
import { type AppProcess, startAppProcess } from '../../support/app-process.ts';
import { eventually } from '../../support/eventually.ts';
import { linkIn } from '../../support/mails.ts';
import { type SmtpTestServer, startSmtpServer } from '../../support/smtp-server.ts';
import { test as base } from './test.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Waits for a mail of this kind to this address and returns the link in the newest. */
  mailedLink: (to: string, purpose: LinkPurpose) => Promise<string>;
}

interface WorkerFixtures {
  smtp: SmtpTestServer;
  /** A separate app that handles accounts as in production: real mail, limits on, login after confirmation. */
  mailApp: AppProcess;
  mailDataDir: string;
}

/** The test function for this app: its pages, its database, the mail it sent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],

  mailDataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => use(await mkdtemp(join(tmpdir(), 'meridia-e2e-mail-'))),
    { scope: 'worker' },
  ],

  mailApp: [
    async ({ smtp, mailDataDir }, use) => {
      const app = await startAppProcess({ SMTP_URL: smtp.url, DATA_DIR: mailDataDir, LIMITS: 'on' });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  databaseUrl: [
    async ({ mailApp: _, mailDataDir }, use) => {
      const url = await findEmbeddedPostgres(join(mailDataDir, 'postgres'));
      if (!url) throw new Error('the app with mail runs no embedded database');
      await use(url);
    },
    { scope: 'worker' },
  ],

  baseURL: ({ mailApp }, use) => use(mailApp.baseUrl),

  mailedLink: ({ smtp }, use) =>
    use((to, purpose) =>
      eventually(async () => {
        const mail = smtp.messages.findLast(
          ({ to: receiver, text }) => receiver === to && text.includes(`type=${purpose}`),
        );
        return mail ? linkIn(mail.text).href : null;
      }, `a ${purpose} link for ${to}`),
    ),
});
