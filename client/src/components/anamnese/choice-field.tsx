import { type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { optionLabel, type Question } from '@meridia/shared/anamnese/question.ts';
import { FieldGroup } from '../form/field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import { FieldLabel } from './field-label.tsx';
import { useDadosField } from './use-dados-field.ts';

/** One choice out of a few. A second click removes an optional answer. */
export function ChoiceField({ name }: { name: FieldOfKind<'choice'> }) {
  const { path, field, error } = useDadosField(name);
  const question: Question<'choice'> = questions[name];
  const { label, hint, required, values } = question;
  return (
    <FieldGroup
      name={path}
      label={<FieldLabel text={label} required={required} />}
      hint={hint}
      error={error}
      required={required}
      beside={values.join() === 'nao,sim'}
    >
      {(group) => (
        <RadioChips<string>
          {...group}
          options={values.map((value) => ({ value, label: optionLabel(question, value) }))}
          value={field.value}
          clearable={!required}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldGroup>
  );
}
