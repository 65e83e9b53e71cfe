import { Field } from '../../../components/form/field.tsx';
import { Select } from '../../../components/ui/select.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The text of the choice that filters nothing. */
  everything: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One filter of a list. */
export function FilterSelect<Value extends string>({
  label,
  everything,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          placeholder={everything}
          options={options}
          value={value ?? ''}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
        />
      )}
    </Field>
  );
}
