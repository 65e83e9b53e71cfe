import { type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { semContato } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { Question } from '@meridia/shared/anamnese/question.ts';
import { plural } from '@meridia/shared/numbers.ts';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Entendido } from '../entendido/entendido.tsx';
import { MarkedText } from '../entendido/marked-text.tsx';
import { Field } from '../form/field.tsx';
import { Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import type { DadosForm } from './dados-form.ts';
import { Dictation } from './dictation.tsx';
import { FieldLabel } from './field-label.tsx';
import { formatPhone } from './format-phone.ts';
import { useDadosField } from './use-dados-field.ts';
import { useEntendido } from './use-entendido.ts';

interface Format extends Pick<ComponentProps<'input'>, 'type' | 'autoCapitalize'> {
  /** Formats the typed text when the field is left. */
  tidy?: (text: string) => string;
  /** Shows the error as soon as the field is left, instead of after the submit. */
  checkOnBlur?: boolean;
}

const formats: Record<NonNullable<Question<'line'>['format']>, Format> = {
  name: { autoCapitalize: 'words' },
  phone: { type: 'tel', tidy: formatPhone, checkOnBlur: true },
  email: { type: 'email', autoCapitalize: 'none', checkOnBlur: true },
};

/** A field of one line, or of as many lines as the question needs. The browser accepts no text beyond the schema's limit. */
export function TextField({ name }: { name: FieldOfKind<'line' | 'text'> }) {
  const question: Question<'line' | 'text'> = questions[name];
  const { label, hint, required, maxLength } = question;
  const {
    tidy,
    checkOnBlur = false,
    ...input
  }: Format = question.kind === 'line' && question.format ? formats[question.format] : {};
  const { path, field, error } = useDadosField(name);
  const { getValues, trigger } = useFormContext<DadosForm>();
  const none = field.value === semContato;
  const text = none ? '' : (field.value ?? '');
  const { reading, marks } = useEntendido(name, text);
  const left = maxLength - text.length;

  const bound = {
    ref: field.ref,
    name: path,
    value: text,
    maxLength,
    // No autocomplete: the answers are about the client, not about the person who types.
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
      // Room for the button of the dictation.
      className={question.kind === 'text' ? 'relative [&>label]:pr-12' : undefined}
    >
      {(control) => (
        <>
          {question.kind === 'text' ? (
            <MarkedText texto={text} marks={marks}>
              <Textarea {...control} {...bound} rows={question.lines} />
            </MarkedText>
          ) : (
            <Input
              {...control}
              {...bound}
              {...input}
              enterKeyHint="next"
              disabled={none}
              placeholder={none ? undefined : question.placeholder}
            />
          )}
          {left < maxLength / 10 && left <= 300 && (
            <p className="text-sm text-ink-soft" aria-live="polite">
              {left === 0
                ? 'Limite de caracteres atingido'
                : `${plural(left, 'caractere restante', 'caracteres restantes')}`}
            </p>
          )}
          {question.kind === 'text' && (
            <Dictation
              label={label}
              onHeard={(words) => {
                const now = getValues(path) ?? '';
                field.onChange([now.trimEnd(), words].filter(Boolean).join(' ').slice(0, maxLength));
              }}
            />
          )}
          {reading && <Entendido {...reading} campo={name} label={label} texto={text} />}
        </>
      )}
    </Field>
  );
}
