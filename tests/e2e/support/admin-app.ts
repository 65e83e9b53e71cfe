import type { Page } from '@playwright/test';
import type { AppProcess } from '../../support/app-process.ts';
import { type AppBeside, startAppBeside } from './app-beside.ts';
import { test as base, expect } from './test.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** An app of its own, without an admin: who is one concerns the whole system. */
  adminBeside: AppBeside;
  adminApp: AppProcess;
}

export const test = base.extend<object, WorkerFixtures>({
  adminBeside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const beside = await startAppBeside({});
      await use(beside);
      await beside.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  adminApp: [({ adminBeside }, use) => use(adminBeside.app), { scope: 'worker' }],

  databaseUrl: [async ({ adminBeside }, use) => use(adminBeside.databaseUrl), { scope: 'worker' }],

  baseURL: ({ adminApp }, use) => use(adminApp.baseUrl),
});

/** Opens another part of the admin area as a person does: by the sidebar, or on phones by the bar and its sheet. */
export async function openPart(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('button', { name: /^Painel Admin · / });
  const entry = page.getByRole('navigation', { name: 'Painel Admin' }).getByRole('link', { name, exact: true });
  // Right after a step into the area it has neither yet.
  await expect(bar.or(entry).filter({ visible: true }).first()).toBeVisible();
  if (await bar.isVisible()) {
    await bar.click();
    await page.getByRole('dialog', { name: 'Painel Admin' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  } else {
    await entry.click();
  }
}
