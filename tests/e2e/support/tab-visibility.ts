import type { Page } from '@playwright/test';

/** Tells the page that it is hidden or visible, because in a headless browser every tab counts as visible. */
export async function hideTab(page: Page): Promise<void> {
  await page.evaluate(turn, 'hidden' as const);
}

export async function showTab(page: Page): Promise<void> {
  await page.evaluate(turn, 'visible' as const);
}

function turn(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
