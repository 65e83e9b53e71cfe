import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../form-values.ts';
import { type SectionId, shownSections } from '../sections.ts';

export interface SectionState {
  id: SectionId;
  number: number;
  title: string;
  shortTitle: string;
  complete: boolean;
}

/** The shown sections with what is done, as the form stands. */
export function useSectionStates(): SectionState[] {
  const { control, getValues } = useFormContext<FormValues>();
  useWatch({ control });
  // Not the watched values themselves: those are partial while fields mount.
  const values = getValues();
  return shownSections(values).map(({ id, title, shortTitle, isComplete }, index) => ({
    id,
    number: index + 1,
    title,
    shortTitle: shortTitle ?? title,
    complete: isComplete(values),
  }));
}
