import { type ComponentProps, useId } from 'react';
import { Field } from '../../components/form/field.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldProps {
  name?: string;
  label: string;
  /** The present value, for the checklist. */
  password: string;
  /** See `PasswordChecklist`. */
  ownTexts: readonly string[];
  error?: string | undefined;
  /** True when a submit was refused because of the password. */
  refused?: boolean;
  /** Properties of the input: a form's registration, or `onChange` and similar. */
  input: ComponentProps<typeof PasswordInput>;
}

/** The field for a new password, with the live checklist below it. */
export function NewPasswordField({ name, label, password, ownTexts, error, refused, input }: NewPasswordFieldProps) {
  const checklistId = useId();
  return (
    <div className="grid gap-3">
      <Field {...(name && { name })} label={label} required error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            {...input}
            autoComplete="new-password"
            aria-describedby={[control['aria-describedby'], checklistId].filter(Boolean).join(' ')}
          />
        )}
      </Field>
      <PasswordChecklist id={checklistId} password={password} ownTexts={ownTexts} {...(refused && { refused })} />
    </div>
  );
}
