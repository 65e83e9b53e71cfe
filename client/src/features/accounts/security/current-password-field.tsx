import { Field } from '../../../components/form/field.tsx';
import { PasswordInput } from '../../../components/form/password-input.tsx';

interface CurrentPasswordFieldProps {
  label: 'Senha' | 'Senha atual';
  value: string;
  onChange: (password: string) => void;
  /** The server knows another one. */
  wrong: boolean;
  /** An empty field is no mistake before the first try. */
  tried: boolean;
}

/** Proves that whoever holds the open session is its owner. */
export function CurrentPasswordField({ label, value, onChange, wrong, tried }: CurrentPasswordFieldProps) {
  const missing = tried && value === '' ? 'Informe sua senha' : undefined;
  return (
    <Field label={label} required error={wrong ? `A ${label.toLowerCase()} não confere.` : missing}>
      {(control) => (
        <PasswordInput
          {...control}
          name="current-password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
