import { type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Question } from '@meridia/shared/anamnese/question.ts';
import { FieldGroup } from '../form/field.tsx';
import { ChipGroup } from '../ui/chip-group.tsx';
import { useDadosField } from './use-dados-field.ts';

interface ChoicesFieldProps {
  name: FieldOfKind<'choices'>;
  /** For a place that shows the label itself: screen readers still read it. */
  labelHidden?: boolean;
}

/** Any number of choices from a fixed list. */
export function ChoicesField({ name, labelHidden = false }: ChoicesFieldProps) {
  const { path, field, error } = useDadosField(name);
  const { label, hint, options }: Question<'choices'> = questions[name];
  return (
    <FieldGroup
      name={path}
      label={labelHidden ? <span className="sr-only">{label}</span> : label}
      hint={hint}
      error={error}
    >
      {(group) => (
        <ChipGroup<string>
          {...group}
          // The stored words are shown; only the display has a capital first letter.
          options={options.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldGroup>
  );
}
