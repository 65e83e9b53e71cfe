import type { KeyboardEvent } from 'react';

const textFields = 'input:not([type=radio], [type=checkbox], [type=file], [hidden]), textarea';

/**
 * Enter in a field goes to the next field of text, as the key 'next' of a phone does, and never sends the form: an intake is sent by
 * its button only.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(textFields)].filter(isReachable);
  const next = fields[fields.indexOf(target) + 1];
  if (!fields.includes(target) || !next) return;
  next.scrollIntoView({ block: 'center' });
  next.focus({ preventScroll: true });
}

function isReachable(field: HTMLElement): boolean {
  return !field.matches(':disabled') && field.closest('details:not([open])') === null;
}
