import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { asTallAsThePage } from './tall-window.ts';

const folder = fileURLToPath(new URL('../../../test-results/screens', import.meta.url));

/** Pictures are for people. A tenth of the time of all walks would go into pictures that nobody looks at. */
const wanted = Boolean(process.env.SCREENS);

/**
 * With SCREENS=1, saves a picture for people: `test-results/screens/<width>/<name>.jpg`. It shows the whole page, or the window around
 * one part.
 * @param within selector of that part
 */
export async function takeScreenshot(page: Page, name: string, within?: string): Promise<void> {
  if (!wanted) return;
  await page.evaluate(() => document.fonts.ready);
  const options = {
    path: join(folder, nameOfWidth(page), `${name}.jpg`),
    // A JPEG takes half the time of a PNG.
    type: 'jpeg',
    quality: 80,
    animations: 'disabled',
    caret: 'initial',
  } as const;
  if (within) {
    await page
      .locator(within)
      .first()
      .evaluate((part) => part.scrollIntoView({ block: 'start' }));
    await page.screenshot(options);
    return;
  }
  await asTallAsThePage(page, () => page.screenshot(options));
}

function nameOfWidth(page: Page): string {
  const width = page.viewportSize()?.width ?? 0;
  if (width < 600) return 'phone';
  return width < 1000 ? 'tablet' : 'desktop';
}
