import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a refused submit, moves the focus to the first field with an error.
 * @param attempts number of submits so far; the form itself may have refused them
 * @param error the server's error for the last submit
 * @returns the ref for the form
 */
export function useFocusFirstInvalid(attempts: number, error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(form.current);
  }, [attempts]);
  useEffect(() => {
    if (error) focusFirstInvalid(form.current);
  }, [error]);
  return form;
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
