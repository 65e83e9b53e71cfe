import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';
import { NumberStepper } from '../../../components/ui/number-stepper.tsx';
import type { FormValues } from './form-values.ts';
import { OfferButton } from './offer-button.tsx';

const most = 500;

/** Sessions done and planned; offers the number from the report's plan while no number is planned. */
export function SessoesFields({ form, evolucao }: { form: UseFormReturn<FormValues>; evolucao: Evolucao }) {
  const { sessoes, sessoesPropostas } = evolucao;
  const total = sessoesPropostas?.total ?? null;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SessoesField
        form={form}
        name="sessoesRealizadas"
        label="Sessões realizadas"
        hint={
          sessoes.realizadas === null
            ? 'As consultas com pontos são contadas. Preencha só para corrigir.'
            : `Até a última consulta: ${sessoes.realizadas}. Preencha só para corrigir a contagem.`
        }
        min={0}
        start={Math.min(most, (sessoes.realizadas ?? 0) + 1)}
      />
      <SessoesField
        form={form}
        name="sessoesPlanejadas"
        label="Sessões planejadas"
        hint={
          total === null
            ? 'No tratamento inteiro'
            : `O relatório propõe ${total} (${sessoesPropostas?.frequencia ?? ''}).`
        }
        min={1}
        start={sessoes.planejadas ?? total ?? 1}
        offer={total === null ? null : { total }}
      />
    </div>
  );
}

interface SessoesFieldProps {
  form: UseFormReturn<FormValues>;
  name: 'sessoesRealizadas' | 'sessoesPlanejadas';
  label: string;
  hint: string;
  min: number;
  /** The number after the first press of +. */
  start: number;
  /** The number of the report's plan. */
  offer?: { total: number } | null;
}

function SessoesField({ form: { control }, name, label, hint, min, start, offer = null }: SessoesFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <div className="grid content-start gap-2">
          <Field name={`consulta.${name}`} label={label} hint={hint} optional error={fieldState.error?.message}>
            {({ 'aria-required': _, ...input }) => (
              <NumberStepper {...input} {...field} min={min} max={most} start={start} label={label.toLowerCase()} />
            )}
          </Field>
          {offer && field.value === null && (
            <OfferButton onClick={() => field.onChange(offer.total)}>
              {`Usar o plano do relatório (${offer.total})`}
            </OfferButton>
          )}
        </div>
      )}
    />
  );
}
