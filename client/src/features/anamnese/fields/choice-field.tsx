import type { ReactNode } from 'react';
import { FieldGroup } from '../../../components/form/field.tsx';
import { type ChipOption, RadioChips } from '../../../components/ui/radio-chips.tsx';
import type { FormDados } from '../form-values.ts';
import { FieldLabel } from './field-label.tsx';
import { type ChoiceFieldName, useDadosField } from './use-dados-field.ts';

interface ChoiceFieldProps<Name extends ChoiceFieldName> {
  name: Name;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  options: readonly ChipOption<NonNullable<FormDados[Name]>>[];
}

/** One of a few. An answer that may stay open can be taken back by a second click. */
export function ChoiceField<Name extends ChoiceFieldName>({
  name,
  label,
  hint,
  required = false,
  options,
}: ChoiceFieldProps<Name>) {
  const { path, field, error } = useDadosField(name);
  return (
    <FieldGroup
      name={path}
      label={<FieldLabel text={label} required={required} />}
      hint={hint}
      error={error}
      required={required}
    >
      {(group) => (
        <RadioChips<string>
          {...group}
          options={options}
          value={field.value}
          clearable={!required}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldGroup>
  );
}
