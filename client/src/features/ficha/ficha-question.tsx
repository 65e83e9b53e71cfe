import { type DadosAnamneseField, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { leigoOf, leigoOptions } from '@meridia/shared/anamnese/ficha.ts';
import type { Question } from '@meridia/shared/anamnese/question.ts';
import { Field, FieldGroup, fieldId } from '../../components/form/field.tsx';
import { ChipGroup } from '../../components/ui/chip-group.tsx';
import { Input } from '../../components/ui/input.tsx';
import { NumberStepper } from '../../components/ui/number-stepper.tsx';
import { RadioChips } from '../../components/ui/radio-chips.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';

interface FichaQuestionProps {
  name: DadosAnamneseField;
  value: unknown;
  refused: boolean;
  error: string | undefined;
  onChange: (answer: unknown) => void;
  onRefuse: (refused: boolean) => void;
}

/** One question in the client's words, with a way not to answer it. */
export function FichaQuestion({ name, refused, onRefuse, ...rest }: FichaQuestionProps) {
  const { label } = leigoOf(name);
  return (
    <div className="grid gap-1">
      {refused ? (
        <div id={fieldId(name)} tabIndex={-1} className="grid gap-1.5">
          <p className="font-semibold">{label}</p>
          <p className="text-ink-soft">Você preferiu não responder.</p>
        </div>
      ) : (
        <Answer name={name} {...rest} />
      )}
      {name !== 'nomeCliente' && (
        <button
          type="button"
          onClick={() => onRefuse(!refused)}
          className="min-h-11 justify-self-start text-[0.9375rem] text-ink-soft underline underline-offset-4"
        >
          {refused ? 'Quero responder' : 'Prefiro não responder'}
          <span className="sr-only">: {label}</span>
        </button>
      )}
    </div>
  );
}

function Answer({ name, value, error, onChange }: Omit<FichaQuestionProps, 'refused' | 'onRefuse'>) {
  const question: Question = questions[name];
  const { label, hint } = leigoOf(name);
  const texts = { name, label, hint, error };
  switch (question.kind) {
    case 'line':
    case 'text':
      return (
        <Field {...texts}>
          {(control) => {
            const bound = {
              ...control,
              value: typeof value === 'string' ? value : '',
              maxLength: question.maxLength,
              onChange: ({ target }: { target: { value: string } }) =>
                onChange(target.value === '' ? null : target.value),
            };
            return question.kind === 'text' ? (
              <Textarea {...bound} rows={question.lines} />
            ) : (
              <Input {...bound} {...inputs[question.format ?? 'plain']} enterKeyHint="done" />
            );
          }}
        </Field>
      );
    case 'number':
      return (
        <Field {...texts}>
          {(control) => (
            <NumberStepper
              {...control}
              min={question.min}
              max={question.max}
              start={question.start}
              unit={question.unit}
              value={typeof value === 'number' ? value : null}
              onChange={onChange}
              label={label.toLowerCase()}
            />
          )}
        </Field>
      );
    case 'slider': {
      const [low, high] = question.ends;
      return (
        <FieldGroup {...texts} hint={`0: ${low.toLowerCase()}. 10: ${high.toLowerCase()}.`}>
          {(group) => (
            <RadioChips<string>
              {...group}
              options={Array.from({ length: 11 }, (_, level) => ({ value: String(level), label: String(level) }))}
              value={typeof value === 'number' ? String(value) : null}
              clearable
              onChange={(level) => onChange(level === null ? null : Number(level))}
            />
          )}
        </FieldGroup>
      );
    }
    case 'choice':
      return (
        <FieldGroup {...texts}>
          {(group) => (
            <RadioChips<string>
              {...group}
              options={leigoOptions(question)}
              value={typeof value === 'string' ? value : null}
              clearable
              onChange={onChange}
            />
          )}
        </FieldGroup>
      );
    case 'choices':
      return (
        <FieldGroup {...texts}>
          {(group) => (
            <ChipGroup<string>
              {...group}
              options={leigoOptions(question)}
              value={Array.isArray(value) ? value : []}
              onChange={onChange}
            />
          )}
        </FieldGroup>
      );
  }
}

const inputs = {
  plain: {},
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
} as const;
