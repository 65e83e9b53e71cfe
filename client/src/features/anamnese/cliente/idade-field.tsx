import { questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { calendarDaySchema } from '@meridia/shared/storable.ts';
import { skipToken } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FieldLabel } from '../../../components/anamnese/field-label.tsx';
import { NumberField } from '../../../components/anamnese/number-field.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { TextButton } from '../../../components/ui/text-button.tsx';
import { trpc } from '../../../trpc.ts';
import { ageToday } from '../age-today.ts';
import type { FormValues } from '../form-values.ts';

const path = 'dadosAnamnese.idade';

/** The age, or the birth date from which it follows. The date goes into the client's record, where an age would become wrong. */
export function IdadeField() {
  const { control, setFocus } = useFormContext<FormValues>();
  const { field: nascimento } = useController({ control, name: 'nascimento' });
  const [byDate, setByDate] = useState(nascimento.value !== null);
  const swapped = useRef(false);
  const recorded = useRecordedDate();

  // The field that was asked for gets the focus, once it is there.
  useEffect(() => {
    if (swapped.current) setFocus(byDate ? 'nascimento' : path);
    swapped.current = false;
  }, [byDate, setFocus]);

  const swap = () => {
    swapped.current = true;
    setByDate(!byDate);
    if (byDate) nascimento.onChange(null);
  };
  return (
    <div className="relative grid min-w-0 gap-1">
      {byDate ? <NascimentoField /> : <NumberField name="idade" />}
      {/* After the field for Tab, beside its label for the eye. */}
      {(byDate || !recorded) && (
        <TextButton className="min-[21rem]:absolute min-[21rem]:-top-2.5 min-[21rem]:right-0" onClick={swap}>
          {byDate ? 'Informar só a idade' : 'Informar nascimento'}
        </TextButton>
      )}
    </div>
  );
}

function NascimentoField() {
  const { control, trigger } = useFormContext<FormValues>();
  const { field: nascimento } = useController({ control, name: 'nascimento' });
  const { field: idade, fieldState } = useController({ control, name: path });
  return (
    <Field
      name={path}
      label={<FieldLabel text="Nascimento" required={questions.idade.required} />}
      error={fieldState.error?.message}
      required={questions.idade.required}
    >
      {(input) => (
        <div className="flex items-center gap-3">
          <Input
            {...input}
            ref={nascimento.ref}
            type="date"
            className="max-w-48"
            min="1900-01-01"
            max={dayInSaoPaulo(new Date())}
            // Not controlled, because a year that is being typed is no date yet and would be cleared.
            defaultValue={nascimento.value ?? ''}
            enterKeyHint="next"
            onChange={({ target }) => {
              const day = calendarDaySchema.safeParse(target.value);
              nascimento.onChange(day.success ? day.data : null);
              idade.onChange(day.success ? ageToday(day.data) : null);
            }}
            onBlur={() => {
              nascimento.onBlur();
              if (nascimento.value !== null) void trigger(path);
            }}
          />
          <output className="text-ink-soft">
            {nascimento.value !== null && plural(ageToday(nascimento.value), 'ano', 'anos')}
          </output>
        </div>
      )}
    </Field>
  );
}

/** Whether the record of the intake's client has the birth date already. */
function useRecordedDate(): boolean {
  const { control } = useFormContext<FormValues>();
  const id = useWatch({ control, name: 'clienteId' });
  const { data } = trpc.clientes.lastIntake.useQuery(id === null ? skipToken : { id }, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? data.dados.nascimento !== null : false;
}
