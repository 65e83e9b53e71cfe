import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../../../test-results/screens', import.meta.url));

/** The whole page as a picture for people: `test-results/screens/<project>/<name>.png`. */
export async function takeScreenshot(page: Page, project: string, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: join(folder, project, `${name}.png`),
    fullPage: true,
    animations: 'disabled',
    caret: 'initial',
  });
}
