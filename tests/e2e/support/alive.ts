import type { Page } from '@playwright/test';

/** A prerendered page is there before its code: until React has taken it over, its links are the browser's own. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}
