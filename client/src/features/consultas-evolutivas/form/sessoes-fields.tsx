import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { NumberStepper } from '../../../components/ui/number-stepper.tsx';
import type { FormValues } from './form-values.ts';

const most = 500;

/** Sessions done and planned; offers the number from the report's plan while no number is planned. */
export function SessoesFields({ form, evolucao }: { form: UseFormReturn<FormValues>; evolucao: Evolucao }) {
  const { control } = form;
  const { sessoes, sessoesPropostas } = evolucao;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Controller
        control={control}
        name="sessoesRealizadas"
        render={({ field, fieldState }) => (
          <Field
            name="consulta.sessoesRealizadas"
            label="Sessões realizadas"
            hint={
              sessoes.realizadas === null
                ? 'As consultas com pontos são contadas. Preencha só para corrigir.'
                : `Até a última consulta: ${sessoes.realizadas}. Preencha só para corrigir a contagem.`
            }
            optional
            error={fieldState.error?.message}
          >
            {({ 'aria-required': _, ...input }) => (
              <NumberStepper
                {...input}
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                max={most}
                start={Math.min(most, (sessoes.realizadas ?? 0) + 1)}
                label="sessões realizadas"
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="sessoesPlanejadas"
        render={({ field, fieldState }) => (
          <div className="grid content-start gap-2">
            <Field
              name="consulta.sessoesPlanejadas"
              label="Sessões planejadas"
              hint={
                sessoesPropostas
                  ? `O relatório propõe ${sessoesPropostas.total} (${sessoesPropostas.frequencia}).`
                  : 'No tratamento inteiro'
              }
              optional
              error={fieldState.error?.message}
            >
              {({ 'aria-required': _, ...input }) => (
                <NumberStepper
                  {...input}
                  ref={field.ref}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  min={1}
                  max={most}
                  start={sessoes.planejadas ?? sessoesPropostas?.total ?? 1}
                  label="sessões planejadas"
                />
              )}
            </Field>
            {sessoesPropostas && field.value === null && (
              <Button
                variant="ghost"
                size="sm"
                className="-ml-3 justify-self-start"
                onClick={() => field.onChange(sessoesPropostas.total)}
              >
                Usar o plano do relatório ({sessoesPropostas.total})
              </Button>
            )}
          </div>
        )}
      />
    </div>
  );
}
