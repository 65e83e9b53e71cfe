import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../form-values.ts';
import { type Section, shownSections } from '../sections.ts';

export interface SectionState extends Pick<Section, 'id' | 'title' | 'shortTitle' | 'description'> {
  number: number;
  complete: boolean;
  questions: readonly DadosAnamneseField[];
}

/** The shown sections with their present progress. */
export function useSectionStates(): SectionState[] {
  const { control, getValues } = useFormContext<FormValues>();
  useWatch({ control });
  // Reads the form instead of the watched values, because those are incomplete while fields mount.
  const values = getValues();
  return shownSections(values).map((section, index) => ({
    ...section,
    number: index + 1,
    complete: section.isComplete(values),
    questions: section.questionsFor(values),
  }));
}
