import { Field } from '../../../components/form/field.tsx';
import { PasswordInput } from '../../../components/form/password-input.tsx';

interface CurrentPasswordFieldProps {
  label: 'Senha' | 'Senha atual';
  value: string;
  onChange: (password: string) => void;
  /** True when the server refused the password as wrong. */
  wrong: boolean;
  /** True after the first attempt: before that an empty field is no mistake. */
  tried: boolean;
}

/** Proves that the person at the open session is the account's owner. */
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
