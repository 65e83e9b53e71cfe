import { expect, type Page } from '@playwright/test';

/** Checks that nothing is wider than the window, because a page that scrolls sideways on a phone hides content. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const { content, room, widest } = await page.evaluate(async () => {
    // Text in the fallback font may be a pixel wider, and a font is loaded only after the first layout that needs it.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const room = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    return {
      content: document.scrollingElement?.scrollWidth ?? 0,
      room: window.innerWidth,
      widest: beyond.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect(content, `${screen} is wider than the window: ${widest.join(' | ')}`).toBeLessThanOrEqual(room);
}
