import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shownAt?: number;
    firstDocument?: true;
  }
}

/** Makes this page and the next pages record the time at which they first show this text. Polling from the test would be less exact. */
export async function rememberWhenShown(page: Page, words: RegExp): Promise<void> {
  await page.addInitScript(remember, words.source);
  await page.evaluate(remember, words.source);
  await page.evaluate(() => {
    window.firstDocument = true;
  });
}

/** @returns milliseconds since 1970 */
export async function shownAt(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => window.shownAt);
  return (await found.jsonValue()) ?? Number.NaN;
}

/** Whether the page was not reloaded since `rememberWhenShown`. */
export function isFirstDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.firstDocument === true);
}

function remember(source: string): void {
  const words = new RegExp(source);
  const look = () => {
    if (window.shownAt !== undefined || !words.test(document.body?.textContent ?? '')) return;
    window.shownAt = Date.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  look();
}
