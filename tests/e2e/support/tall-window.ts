import type { Page, ViewportSize } from '@playwright/test';

/**
 * Looks at the page in a window as tall as the page, so that sticky bars cover nothing. A new layout takes longer than most looks,
 * so successive looks share one call.
 * @param next the window after the look, when it is not the window before it
 */
export async function asTallAsThePage<Result>(
  page: Page,
  look: () => Promise<Result>,
  next?: ViewportSize,
): Promise<Result> {
  const size = page.viewportSize();
  if (!size) return look();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const taller = height > size.height;
  if (taller) await page.setViewportSize({ ...size, height });
  try {
    return await look();
  } finally {
    if (taller || next) await page.setViewportSize(next ?? size);
  }
}
