import { type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { useFormContext } from 'react-hook-form';
import { Field } from '../form/field.tsx';
import { NumberStepper } from '../ui/number-stepper.tsx';
import type { DadosForm } from './dados-form.ts';
import { FieldLabel } from './field-label.tsx';
import { useDadosField } from './use-dados-field.ts';

export function NumberField({ name }: { name: FieldOfKind<'number'> }) {
  const { label, hint, required, min, max, start, unit } = questions[name];
  const { path, field, error } = useDadosField(name);
  const { trigger } = useFormContext<DadosForm>();
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
          min={min}
          max={max}
          start={start}
          unit={unit}
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
