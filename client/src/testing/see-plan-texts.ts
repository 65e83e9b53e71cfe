import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { asRow, type PlanSceneName, type PlanText, planScenes } from './plan-texts.ts';
import { isShown, textsIn } from './see.ts';

/** Sees every text of a scene of the table on the screen that is open. */
export async function seePlanTexts(name: PlanSceneName): Promise<void> {
  for (const text of planScenes[name].texts) {
    const row = asRow(text);
    await waitFor(() =>
      expectRow(row, `${name}: ${row.as ?? 'text'} ${row.text}${row.within ? ` in ${row.within}` : ''}`),
    );
  }
}

function expectRow(row: PlanText, told: string): void {
  const found = find(row).filter(isShown);
  if (row.absent) {
    expect(found, `${told} must not show`).toHaveLength(0);
    return;
  }
  if (row.times) expect(found, told).toHaveLength(row.times);
  const [first] = found;
  if (!first) throw new Error(`${told} does not show`);
  if (row.disabled) expect(first, told).toBeDisabled();
  if (row.to !== undefined) expect(first, told).toHaveAttribute(row.as === 'bar' ? 'aria-valuenow' : 'href', row.to);
}

function find({ as, text, within: place }: PlanText): HTMLElement[] {
  const scope = place === undefined ? document.body : findPlace(place);
  if (!scope) return [];
  const { queryAllByRole } = within(scope);
  switch (as) {
    case 'link':
    case 'button':
    case 'heading':
      return queryAllByRole(as, { name: text });
    case 'bar':
      return queryAllByRole('progressbar', { name: text });
    case undefined:
      // Agreed words may stand within a sentence, but never within a word.
      return textsIn(scope, typeof text === 'string' ? wholeWords(text) : text);
  }
}

function wholeWords(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d]|,\\d)`, 'u');
}

/** A plan's card, a named part of the screen or a dialog. */
function findPlace(name: string): HTMLElement | undefined {
  const card = screen
    .queryAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { level: 2, name }) !== null);
  return card ?? screen.queryByRole('region', { name }) ?? screen.queryByRole('dialog', { name }) ?? undefined;
}
