import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { formatCalendarDay } from '../../../lib/format.ts';
import { dayAfter, dayOf, type FormValues } from './form-values.ts';
import { OfferButton } from './offer-button.tsx';

interface RetornoFieldProps {
  form: UseFormReturn<FormValues>;
  /** Days to the next session by the report's plan; null without one. */
  intervalo: number | null;
}

/** The day of the return. The plan's day is offered and never set by itself. */
export function RetornoField({ form: { control }, intervalo }: RetornoFieldProps) {
  const dataConsulta = useWatch({ control, name: 'dataConsulta' }) || dayOf(new Date());
  const offered = intervalo === null ? null : dayAfter(dataConsulta, intervalo);
  return (
    <Controller
      control={control}
      name="retornoEm"
      render={({ field, fieldState }) => (
        <div className="grid content-start gap-1">
          <Field
            name="consulta.retornoEm"
            label="Data de retorno"
            hint="O cliente aparece no início do app na semana do retorno."
            optional
            error={fieldState.error?.message}
            className="max-w-64"
          >
            {({ 'aria-required': _, ...input }) => (
              <Input type="date" min={dayAfter(dataConsulta, 1)} {...input} {...field} />
            )}
          </Field>
          {offered && !field.value && (
            <OfferButton onClick={() => field.onChange(offered)}>
              {`Usar o intervalo do plano: ${formatCalendarDay(offered)}`}
            </OfferButton>
          )}
          {field.value && <OfferButton onClick={() => field.onChange('')}>Limpar data de retorno</OfferButton>}
        </div>
      )}
    />
  );
}
