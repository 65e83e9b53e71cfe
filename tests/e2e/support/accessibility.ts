import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { asTallAsThePage } from './tall-window.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the theme: those about colours. */
export async function expectContrast(page: Page, screen: string): Promise<void> {
  await expectNoViolations(page, screen, quickAxe(page).withRules(['color-contrast', 'link-in-text-block']));
}

/**
 * Checks that axe finds no violation, neither of WCAG 2.2 AA nor of best practice.
 * @param within selector of the part that is new on the screen; the rest was checked before
 */
export async function expectAccessible(page: Page, screen: string, within?: string): Promise<void> {
  const axe = quickAxe(page).withTags(tags);
  await expectNoViolations(page, screen, within ? axe.include(within) : axe);
}

/**
 * Finds the same violations in less than half the time. It leaves out the list of passed rules, and the second page for frames of
 * other origins, because we have no such frames.
 */
function quickAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function expectNoViolations(page: Page, screen: string, axe: AxeBuilder): Promise<void> {
  // Otherwise axe would judge a button by the part that the sticky bar does not cover.
  const { violations } = await asTallAsThePage(page, () => axe.analyze());
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(told, `accessibility of ${screen}`).toEqual([]);
}
