import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import type { Page } from '@playwright/test';
import { type AppProcess, startAppProcess } from '../../support/app-process.ts';
import { test as base, expect } from './test.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** A separate app without an admin, because admins affect the whole system. */
  adminApp: AppProcess;
  adminDataDir: string;
}

export const test = base.extend<object, WorkerFixtures>({
  adminDataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => use(await mkdtemp(join(tmpdir(), 'meridia-e2e-admin-'))),
    { scope: 'worker' },
  ],

  adminApp: [
    async ({ adminDataDir }, use) => {
      const app = await startAppProcess({ DATA_DIR: adminDataDir });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  databaseUrl: [
    async ({ adminApp: _, adminDataDir }, use) => {
      const url = await findEmbeddedPostgres(join(adminDataDir, 'postgres'));
      if (!url) throw new Error('the app without an admin runs no embedded database');
      await use(url);
    },
    { scope: 'worker' },
  ],

  baseURL: ({ adminApp }, use) => use(adminApp.baseUrl),
});

/** Opens another part of the admin area as a person does: by the sidebar, or on phones by the bar and its sheet. */
export async function openPart(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('button', { name: /^Painel Admin · / });
  if (await bar.isVisible()) {
    await bar.click();
    await page.getByRole('dialog', { name: 'Painel Admin' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  } else {
    await page.getByRole('navigation', { name: 'Painel Admin' }).getByRole('link', { name, exact: true }).click();
  }
}
