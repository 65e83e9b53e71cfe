import type { ReactNode } from 'react';
import { RadioChips } from '../ui/radio-chips.tsx';
import { FieldGroup } from './field.tsx';

interface AutorizaFieldProps {
  name?: string;
  label: string;
  hint: string;
  error?: string | undefined;
  value: boolean | null;
  /** Null when the answer is taken back, which needs `clearable`. */
  onChange: (value: boolean | null) => void;
  onBlur?: () => void;
  clearable?: boolean;
  disabled?: boolean;
  /** The client answers herself. */
  inFirstPerson?: boolean;
  /** Below the answers. */
  children?: ReactNode;
}

/** Whether the client permits something. Neither answer is preset. */
export function AutorizaField({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  inFirstPerson = false,
  children,
  ...chips
}: AutorizaFieldProps) {
  const [yes, no] = inFirstPerson ? ['Autorizo', 'Não autorizo'] : ['Autoriza', 'Não autoriza'];
  return (
    <FieldGroup {...(name && { name })} label={label} hint={hint} error={error}>
      {(group) => (
        <>
          <RadioChips
            {...group}
            {...chips}
            options={[
              { value: 'sim', label: yes },
              { value: 'nao', label: no },
            ]}
            value={value === null ? null : value ? 'sim' : 'nao'}
            onChange={(chosen) => onChange(chosen === null ? null : chosen === 'sim')}
          />
          {children}
        </>
      )}
    </FieldGroup>
  );
}
