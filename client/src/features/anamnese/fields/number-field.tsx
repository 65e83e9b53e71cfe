import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';
import { NumberStepper } from '../../../components/ui/number-stepper.tsx';
import type { FormValues } from '../form-values.ts';
import { FieldLabel } from './field-label.tsx';
import { type NumberFieldName, useDadosField } from './use-dados-field.ts';

interface NumberFieldProps {
  name: NumberFieldName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  min: number;
  max: number;
  /** Where the first press of + starts. */
  start?: number;
  unit: string;
}

export function NumberField({ name, label, hint, required = false, ...stepper }: NumberFieldProps) {
  const { path, field, error } = useDadosField(name);
  const { trigger } = useFormContext<FormValues>();
  return (
    <Field
      name={path}
      label={<FieldLabel text={label} required={required} />}
      hint={hint}
      error={error}
      required={required}
    >
      {(control) => (
        <NumberStepper
          {...control}
          {...stepper}
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={() => {
            field.onBlur();
            if (field.value !== null) void trigger(path);
          }}
          label={label.toLowerCase()}
        />
      )}
    </Field>
  );
}
