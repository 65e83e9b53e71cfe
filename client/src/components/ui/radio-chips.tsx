import { useId } from 'react';
import { Chip } from './chip.tsx';

export interface ChipOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface RadioChipsProps<Value extends string> {
  options: readonly ChipOption<Value>[];
  value: Value | null | undefined;
  /** With `clearable`, a second click on the chosen chip gives null. */
  onChange: (value: Value | null) => void;
  onBlur?: (() => void) | undefined;
  clearable?: boolean;
  disabled?: boolean;
  'aria-invalid'?: boolean | undefined;
}

/** One choice out of a few. It belongs inside a `FieldGroup`, which names the group. */
export function RadioChips<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  clearable = false,
  disabled = false,
  'aria-invalid': invalid,
}: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2">
      {options.map((option) => (
        <Chip
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          checked={value === option.value}
          disabled={disabled}
          aria-invalid={invalid}
          onBlur={onBlur}
          onChange={() => onChange(option.value)}
          onClick={() => clearable && value === option.value && onChange(null)}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
