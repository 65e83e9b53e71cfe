import type { Page } from '@playwright/test';

/** A headless browser shows every tab at once: what a person does by changing tabs, the page is told here. */
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
