import { type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { withRepeated } from '@meridia/shared/anamnese/opcoes-repetidas.ts';
import type { Question } from '@meridia/shared/anamnese/question.ts';
import { withCapital } from '@meridia/shared/first-letter.ts';
import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '../form/field.tsx';
import { ChipGroup } from '../ui/chip-group.tsx';
import type { DadosForm } from './dados-form.ts';
import { SameAs } from './same-as.tsx';
import { useDadosField } from './use-dados-field.ts';

interface ChoicesFieldProps {
  name: FieldOfKind<'choices'>;
  /** For a place that shows the label itself: screen readers still read it. */
  labelHidden?: boolean;
}

/** Any number of choices from a fixed list. */
export function ChoicesField({ name, labelHidden = false }: ChoicesFieldProps) {
  const { path, field, error } = useDadosField(name);
  const { label, hint, options, common }: Question<'choices'> = questions[name];
  const { getValues, setValue } = useFormContext<DadosForm>();
  return (
    <FieldGroup
      name={path}
      label={labelHidden ? <span className="sr-only">{label}</span> : label}
      hint={hint}
      error={error}
    >
      {(group) => (
        <>
          <ChipGroup<string>
            {...group}
            // The stored words are shown; only the display has a capital first letter.
            options={options.map((value) => ({ value, label: withCapital(value) }))}
            common={common}
            value={field.value}
            onChange={(chosen) => {
              field.onChange(chosen);
              const repeated = withRepeated(getValues('dadosAnamnese'), name, field.value);
              if (repeated) setValue('dadosAnamnese', repeated);
            }}
            onBlur={field.onBlur}
          />
          <SameAs name={name} options={options} value={field.value} onChange={field.onChange} />
        </>
      )}
    </FieldGroup>
  );
}
