import type { Page } from '@playwright/test';

/**
 * Looks at the page in a window as tall as itself: what sticks to the window's edges then covers nothing. Laying a page out anew costs
 * more than most looks do, so looks that follow each other are taken in one.
 */
export async function asTallAsThePage<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize();
  if (!size) return look();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height <= size.height) return look();
  await page.setViewportSize({ ...size, height });
  try {
    return await look();
  } finally {
    await page.setViewportSize(size);
  }
}
