import { expect, type Page } from '@playwright/test';

/** Checks that nothing is wider than the window, because a page that scrolls sideways on a phone hides content. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  // `innerWidth` is no measure: on a phone the browser zooms out until the content fits, and `innerWidth` grows with it.
  const room = page.viewportSize()?.width ?? Number.NaN;
  // After a picture of the whole page a phone is laid out again, wide at first. A page that stays wide still fails.
  await page
    .waitForFunction((room) => (document.scrollingElement?.scrollWidth ?? 0) <= room, room, { timeout: settleMs })
    .catch(() => {});
  const { content, widest } = await measure(page, room);
  expect.soft(content, `${screen} is wider than the window: ${widest.join(' | ')}`).toBeLessThanOrEqual(room);
}

const settleMs = 2_000;

function measure(page: Page, room: number): Promise<{ content: number; widest: string[] }> {
  return page.evaluate(async (room) => {
    // Text in the fallback font may be a pixel wider, and a font is loaded only after the first layout that needs it.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const content = document.scrollingElement?.scrollWidth ?? 0;
    if (content <= room) return { content, widest: [] };
    // What lies inside a part that scrolls by itself does not widen the page.
    const scrolls = (element: Element | null): boolean =>
      element !== null && element !== document.body
        ? getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement)
        : false;
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1 && !scrolls(element.parentElement),
    );
    return { content, widest: beyond.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)) };
  }, room);
}
