import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { takeScreenshot } from './screenshot.ts';
import { asTallAsThePage } from './tall-window.ts';
import { wide } from './walked-once.ts';

/**
 * Checks sideways scrolling, accessibility and the contrast of both themes in the phone's window and then in the wide one, and takes
 * pictures. The page is loaded once: a second load costs more than a second layout.
 */
export async function lookAtBothWidths(page: Page, name: string): Promise<void> {
  const narrow = page.viewportSize() ?? wide;
  const light = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await takeScreenshot(page, name);
    await expectAccessible(page, name);
  };
  const dark = async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await takeScreenshot(page, `${name}-escuro`);
    await expectContrast(page, `${name}-escuro`);
  };
  await expectNoSidewaysScroll(page, name);
  await asTallAsThePage(page, () => light().then(dark), wide);
  await expectNoSidewaysScroll(page, name);
  await asTallAsThePage(page, () => dark().then(light), narrow);
}
