import { expect, type Locator, type Page } from '@playwright/test';
import { asRow, type PlanSceneName, type PlanText, planScenes } from './plan-texts.ts';

/** Looks for every text of one scene of the table on the open screen. */
export async function seePlanTexts(page: Page, name: PlanSceneName): Promise<void> {
  for (const text of planScenes[name].texts) {
    const row = asRow(text);
    const found = find(row.within === undefined ? page : place(page, row.within), row);
    const told = `${name}: ${row.as ?? 'text'} ${row.text}${row.within ? ` in ${row.within}` : ''}`;
    if (row.absent) await expect(found, `${told} must not show`).toHaveCount(0);
    else if (row.times) await expect(found, told).toHaveCount(row.times);
    else await expect(found.first(), told).toBeVisible();
    if (row.absent) continue;
    if (row.disabled) await expect(found.first(), told).toBeDisabled();
    if (row.to === undefined) continue;
    await expect(found.first(), told).toHaveAttribute(row.as === 'bar' ? 'aria-valuenow' : 'href', row.to);
  }
}

function find(scope: Page | Locator, { as, text }: PlanText): Locator {
  const exact = typeof text === 'string';
  const found = {
    link: () => scope.getByRole('link', { name: text, exact }),
    button: () => scope.getByRole('button', { name: text, exact }),
    heading: () => scope.getByRole('heading', { name: text, exact }),
    bar: () => scope.getByRole('progressbar', { name: text, exact }),
    // An agreed text may be part of a sentence, but not part of a word.
    words: () => scope.getByText(exact ? wholeWords(text) : text),
  }[as ?? 'words']();
  return found.filter({ visible: true });
}

function wholeWords(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d]|,\\d)`, 'u');
}

/** A plan's card, a named part of the screen or a dialog. */
function place(page: Page, name: string): Locator {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  return card.or(page.getByRole('region', { name, exact: true })).or(page.getByRole('dialog', { name, exact: true }));
}
