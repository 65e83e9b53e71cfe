import type { LinkPurpose } from '@meridia/shared/account.ts';
import type { AppProcess } from '../../support/app-process.ts';
import { eventually } from '../../support/eventually.ts';
import { linkIn } from '../../support/mails.ts';
import { type SmtpTestServer, startSmtpServer } from '../../support/smtp-server.ts';
import { type AppBeside, startAppBeside } from './app-beside.ts';
import { test as base } from './test.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Waits for a mail of this kind to this address and returns the link in the newest. */
  mailedLink: (to: string, purpose: LinkPurpose) => Promise<string>;
}

interface WorkerFixtures {
  smtp: SmtpTestServer;
  /** An app of its own, as it runs in production as far as accounts go: real mail, limits on, login after confirmation. */
  mailBeside: AppBeside;
  mailApp: AppProcess;
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

  mailBeside: [
    async ({ smtp }, use) => {
      const beside = await startAppBeside({ SMTP_URL: smtp.url, LIMITS: 'on' });
      await use(beside);
      await beside.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  mailApp: [({ mailBeside }, use) => use(mailBeside.app), { scope: 'worker' }],

  databaseUrl: [async ({ mailBeside }, use) => use(mailBeside.databaseUrl), { scope: 'worker' }],

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
