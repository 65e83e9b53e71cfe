import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * The innermost elements that read like this, whatever markup stands between the words; a string may stand within a sentence, in
 * capitals or not.
 */
export function textsIn(scope: ParentNode, text: string | RegExp): HTMLElement[] {
  const reads = (element: Element) => {
    const words = element.textContent.replaceAll(/\s+/g, ' ').trim();
    return typeof text === 'string' ? words.toLowerCase().includes(text.toLowerCase()) : text.test(words);
  };
  return [...scope.querySelectorAll<HTMLElement>('*:not(script, style)')].filter(
    (element) => reads(element) && ![...element.children].some(reads),
  );
}

export function shownTexts(scope: ParentNode, text: string | RegExp): HTMLElement[] {
  return textsIn(scope, text).filter(isShown);
}

export function isShown(element: HTMLElement): boolean {
  try {
    expect(element).toBeVisible();
    return true;
  } catch {
    return false;
  }
}

/** Waits until this can be read. */
export async function see(text: string | RegExp, scope: ParentNode = document.body): Promise<HTMLElement> {
  return waitFor(() => {
    const [found] = shownTexts(scope, text);
    if (!found) throw new Error(`${text} cannot be read in: ${scope.textContent?.slice(0, 2000)}`);
    return found;
  });
}

/** Waits until this cannot be read any more. */
export async function seeNo(text: string | RegExp, scope: ParentNode = document.body): Promise<void> {
  await waitFor(() => expect(shownTexts(scope, text)).toEqual([]));
}

/** Writes as a person does who pastes: one change, whatever the length. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text) await user.paste(text);
}
