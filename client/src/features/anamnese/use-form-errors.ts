import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useFormState } from 'react-hook-form';
import { type FormError, jumpToField } from '../../components/form/error-summary.tsx';
import type { FormValues } from './form-values.ts';
import { fieldOfPath, shownSections } from './sections.ts';

interface FormErrors {
  /** In the order of the page. */
  errors: FormError[];
  /** Shows the server's errors beside their fields and goes to the first. @returns false when no error belongs to a field of this form. */
  setServerErrors: (fields: Record<string, string>) => boolean;
  /** Goes to the first wrong field after the field shows its error. */
  jumpToFirst: () => void;
  /** Before the first refused submit, errors are shown only beside their fields and not in the summary. */
  summaryShown: boolean;
}

export function useFormErrors(form: UseFormReturn<FormValues, unknown, unknown>): FormErrors {
  // Reading `errors` and `isValidating` here subscribes to their changes.
  const { errors: found } = useFormState({ control: form.control });
  const [jumps, setJumps] = useState(0);
  const jumping = useRef(false);
  const errors = Object.keys(found).length > 0 ? listErrors(form) : [];
  const first = errors[0]?.name;

  // A folded section opens, and has its fields, only once they have rendered their errors, and on a slow phone that takes more than a frame.
  useEffect(() => {
    if (jumping.current && first !== undefined && jumpToField(first)) jumping.current = false;
  });
  const jumpToFirst = () => {
    jumping.current = true;
    setJumps(jumps + 1);
  };

  return {
    errors,
    summaryShown: jumps > 0,
    jumpToFirst,
    setServerErrors: (fields) => {
      const placed = Object.entries(fields).flatMap(([path, message]) => {
        const field = fieldOfPath(path);
        return field ? [{ field, message }] : [];
      });
      for (const { field, message } of placed) form.setError(field, { type: 'server', message });
      if (placed.length > 0) jumpToFirst();
      return placed.length > 0;
    },
  };
}

function listErrors(form: UseFormReturn<FormValues, unknown, unknown>): FormError[] {
  const fields: readonly FieldPath<FormValues>[] = shownSections(form.getValues()).flatMap((section) => section.fields);
  return fields.flatMap((name) => {
    const message = form.getFieldState(name).error?.message;
    return message ? [{ name, message }] : [];
  });
}
