import { type Evolucao, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field, FieldGroup } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { EscoreScale } from './escore-scale.tsx';
import { dayOf, type FormValues } from './form-values.ts';
import { SessoesFields } from './sessoes-fields.tsx';

interface ConsultaFieldsProps {
  form: UseFormReturn<FormValues>;
  evolucao: Evolucao;
  /** The tongue photo's place. */
  foto: ReactNode;
}

/** All fields of a follow-up (docs/PRODUCT.md 13.2): texts and symptoms first, scores, sessions, date and photo after them. */
export function ConsultaFields({ form, evolucao, foto }: ConsultaFieldsProps) {
  const { control, register, formState } = form;
  const errorOf = (name: keyof FormValues) => formState.errors[name]?.message?.toString();
  const text = (
    name: 'mudancasQuadro' | 'sintomasAtuais' | 'sintomasResolvidos' | 'novasQueixas',
    label: string,
    hint?: string,
  ) => (
    <Field name={`consulta.${name}`} label={label} hint={hint} optional error={errorOf(name)}>
      {(field) => <Textarea rows={2} {...field} {...register(name)} />}
    </Field>
  );
  return (
    <div className="grid gap-6">
      <Field
        name="consulta.observacoes"
        label={<Required>Observações Gerais</Required>}
        required
        error={errorOf('observacoes')}
      >
        {(field) => <Textarea rows={4} {...field} {...register('observacoes')} />}
      </Field>
      {text('mudancasQuadro', 'Mudanças no Quadro')}
      <div className="grid gap-6 sm:grid-cols-2">
        {text('sintomasAtuais', 'Sintomas Atuais', 'Separe por vírgulas: cansaço, dor de cabeça')}
        {text('sintomasResolvidos', 'Sintomas Resolvidos', 'Separe por vírgulas')}
      </div>
      {text('novasQueixas', 'Novas Queixas')}
      <FieldGroup
        label="Como o cliente se sente, de 0 a 10"
        hint="Toque em um número. O que você não perguntar fica em branco."
      >
        {() => (
          <div className="mt-1 grid gap-x-10 gap-y-4 lg:grid-cols-2">
            {escoreKeys.map((key) => (
              <Controller
                key={key}
                control={control}
                name={`escores.${key}`}
                render={({ field }) => (
                  <EscoreScale
                    escore={key}
                    value={field.value}
                    onChange={field.onChange}
                    last={evolucao.ultima?.escores[key] ?? null}
                  />
                )}
              />
            ))}
          </div>
        )}
      </FieldGroup>
      <SessoesFields form={form} evolucao={evolucao} />
      <Field
        name="consulta.dataConsulta"
        label="Data da consulta"
        hint="Hoje, a não ser que você mude."
        error={errorOf('dataConsulta')}
        className="max-w-64"
      >
        {(field) => (
          <Input
            type="date"
            min={dayOf(evolucao.avaliacaoAt)}
            max={dayOf(new Date())}
            {...field}
            {...register('dataConsulta')}
          />
        )}
      </Field>
      {foto}
    </div>
  );
}

function Required({ children }: { children: string }) {
  return (
    <>
      {children}
      <span aria-hidden className="text-cinnabar-ink">
        {' '}
        *
      </span>
    </>
  );
}
