import type { Page } from '@playwright/test';

/**
 * Looks at the page in a window as tall as the page, so that sticky bars cover nothing. A new layout takes longer than most looks,
 * so successive looks share one call.
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
