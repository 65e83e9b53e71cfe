import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a refused submit the focus goes to the first field with an error.
 * @param attempts submits so far that the form itself may have refused
 * @param error what the server refused the last one with
 * @returns for the form
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
