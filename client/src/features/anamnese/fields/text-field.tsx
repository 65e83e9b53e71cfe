import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { plural } from '../../../lib/format.ts';
import type { FormValues } from '../form-values.ts';
import { FieldLabel } from './field-label.tsx';
import { type TextFieldName, useDadosField } from './use-dados-field.ts';

interface TextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'placeholder' | 'className'> {
  name: TextFieldName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** The schema's limit; the browser stops there. */
  maxLength: number;
  /** Rows of a text of several lines; one line without it. */
  rows?: number;
  /** Tidies what was typed when the field is left. */
  tidy?: (text: string) => string;
  /** Says what is wrong as soon as the field is left, where waiting for the end would be unkind. */
  checkOnBlur?: boolean;
}

export function TextField({
  name,
  label,
  hint,
  required = false,
  maxLength,
  rows,
  tidy,
  checkOnBlur = false,
  className,
  ...input
}: TextFieldProps) {
  const { path, field, error } = useDadosField(name);
  const { trigger } = useFormContext<FormValues>();
  const text = field.value ?? '';
  const left = maxLength - text.length;

  const bound = {
    ref: field.ref,
    name: path,
    value: text,
    maxLength,
    // The answers are the client's, not those of the person who types.
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => field.onChange(target.value === '' ? null : target.value),
    onBlur: () => {
      field.onBlur();
      const tidied = tidy?.(text.trim()) ?? text;
      if (tidied !== text) field.onChange(tidied);
      if (checkOnBlur && text !== '') void trigger(path);
    },
  };

  return (
    <Field
      name={path}
      label={<FieldLabel text={label} required={required} />}
      hint={hint}
      error={error}
      required={required}
      {...(className ? { className } : {})}
    >
      {(control) => (
        <>
          {rows ? (
            <Textarea {...control} {...bound} rows={rows} placeholder={input.placeholder} />
          ) : (
            <Input {...control} {...bound} {...input} />
          )}
          {left < maxLength / 10 && left <= 300 && (
            <p className="text-sm text-ink-soft" aria-live="polite">
              {left === 0
                ? 'Limite de caracteres atingido'
                : `${plural(left, 'caractere restante', 'caracteres restantes')}`}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
