import { useState } from 'react';
import { Field } from '../../components/form/field.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { keepsAllRules } from './password-checklist.tsx';

interface PasswordPair {
  password: string;
  confirmation: string;
}

export const passwordsDiffer = 'As senhas não coincidem';

/** What still stands between a pair and being sent; null when nothing does. */
export function missingOfPair(
  { password, confirmation }: PasswordPair,
  ownTexts: readonly string[],
): 'rules' | 'confirmation' | null {
  if (!keepsAllRules(password, ownTexts)) return 'rules';
  return password === confirmation ? null : 'confirmation';
}

interface NewPasswordPairProps {
  value: PasswordPair;
  onChange: (value: PasswordPair) => void;
  /** See `PasswordChecklist`. */
  ownTexts: readonly string[];
  /** What the server said about the new password. */
  error?: string | undefined;
  /** What a refused submit says of the second field. */
  confirmationError?: string | undefined;
}

/** The new password, typed twice. */
export function NewPasswordPair({ value, onChange, ownTexts, error, confirmationError }: NewPasswordPairProps) {
  const [typing, setTyping] = useState(false);
  const { password, confirmation } = value;
  // Whoever is in the middle of typing the same is not told that it differs.
  const onTheWay = typing && password.startsWith(confirmation);
  const differs = confirmation !== '' && confirmation !== password && !onTheWay;
  return (
    <>
      <NewPasswordField
        label="Nova senha"
        password={password}
        ownTexts={ownTexts}
        error={error}
        refused={error !== undefined}
        input={{
          name: 'new-password',
          value: password,
          onChange: (event) => onChange({ ...value, password: event.target.value }),
        }}
      />
      <Field label="Confirmar senha" required error={differs ? passwordsDiffer : confirmationError}>
        {(control) => (
          <PasswordInput
            {...control}
            name="confirm-password"
            autoComplete="new-password"
            value={confirmation}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
