import { type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { FieldGroup } from '../form/field.tsx';
import { Slider } from '../ui/slider.tsx';
import { useDadosField } from './use-dados-field.ts';

/** 0 to 10 with its value in words, or not asked. */
export function SliderField({ name }: { name: FieldOfKind<'slider'> }) {
  const { path, field, error } = useDadosField(name);
  const { label, words, ends, start } = questions[name];
  return (
    <FieldGroup name={path} label={label} error={error} className="max-w-xl">
      {(group) => (
        <Slider
          {...group}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          start={start}
          words={words}
          ends={ends}
          aria-label={label}
        />
      )}
    </FieldGroup>
  );
}
