import type { ReactNode } from 'react';
import { FieldGroup } from '../../../components/form/field.tsx';
import { ChipGroup } from '../../../components/ui/chip-group.tsx';
import type { ChipOption } from '../../../components/ui/radio-chips.tsx';
import { type ListFieldName, useDadosField } from './use-dados-field.ts';

interface ChoicesFieldProps {
  name: ListFieldName;
  label: string;
  hint?: ReactNode;
  options: readonly ChipOption[];
}

/** Any number of a closed list. */
export function ChoicesField({ name, label, hint, options }: ChoicesFieldProps) {
  const { path, field, error } = useDadosField(name);
  return (
    <FieldGroup name={path} label={label} hint={hint} error={error}>
      {(group) => (
        <ChipGroup<string>
          {...group}
          options={options}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldGroup>
  );
}
