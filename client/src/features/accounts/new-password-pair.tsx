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

/** The reason why the pair cannot be sent yet; null when it can. */
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
  /** The server's error about the new password. */
  error?: string | undefined;
  /** The error of the second field after a refused submit. */
  confirmationError?: string | undefined;
}

/** The new password, typed twice. */
export function NewPasswordPair({ value, onChange, ownTexts, error, confirmationError }: NewPasswordPairProps) {
  const [typing, setTyping] = useState(false);
  const { password, confirmation } = value;
  // No error while the person is still typing the beginning of the same password.
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
