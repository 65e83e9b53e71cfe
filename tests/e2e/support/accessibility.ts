import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation that axe knows of, WCAG 2.2 AA and best practice alike.
 * @param within selector of the part that is new on the screen; the rest was checked before
 */
export async function expectAccessible(page: Page, screen: string, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(tags);
  const { violations } = await unobscured(page, () => (within ? axe.include(within) : axe).analyze());
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(told, `accessibility of ${screen}`).toEqual([]);
}

/** In a window as tall as the page, so that no button is judged while the sticky bar happens to cover half of it. */
async function unobscured<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize();
  if (!size) return look();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  const result = await look();
  await page.setViewportSize(size);
  return result;
}
