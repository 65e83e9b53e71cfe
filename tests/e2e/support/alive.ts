import type { Page } from '@playwright/test';

/** Waits until React has taken over a prerendered page. Before that the browser itself handles the page's links. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}
