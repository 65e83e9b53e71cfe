import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shownAt?: number;
    firstDocument?: true;
  }
}

/** Makes the screen, and whatever it opens next, remember when it first read like this: by the clock, not by asking again and again. */
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

/** Whether what it shows came without a reload. */
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
