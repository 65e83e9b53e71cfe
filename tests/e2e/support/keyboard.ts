import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, mostPresses = 25): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${mostPresses} times Tab, and ${control} was not reached`);
}
