import { FieldGroup } from '../../../components/form/field.tsx';
import { Slider } from '../../../components/ui/slider.tsx';
import { type SliderFieldName, useDadosField } from './use-dados-field.ts';

interface SliderFieldProps {
  name: SliderFieldName;
  label: string;
  words: (value: number) => string;
  ends: readonly [string, string];
}

/** 0 to 10 with its value in words. */
export function SliderField({ name, label, words, ends }: SliderFieldProps) {
  const { path, field, error } = useDadosField(name);
  return (
    <FieldGroup name={path} label={label} error={error} className="max-w-xl">
      {(group) => (
        <Slider
          {...group}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          words={words}
          ends={ends}
          aria-label={label}
        />
      )}
    </FieldGroup>
  );
}
