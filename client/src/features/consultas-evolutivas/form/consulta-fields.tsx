import { type Evolucao, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Entendido } from '../../../components/entendido/entendido.tsx';
import { MarkedText } from '../../../components/entendido/marked-text.tsx';
import { standingStretches } from '../../../components/entendido/sign-chips.ts';
import { Field, FieldGroup } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { useLeitura } from '../../../lib/use-leitura.ts';
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
      {(field) => <ReadTextarea form={form} name={name} label={label} rows={2} {...field} />}
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
        {(field) => <ReadTextarea form={form} name="observacoes" label="Observações Gerais" rows={4} {...field} />}
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

interface ReadTextareaProps extends Omit<ComponentProps<'textarea'>, 'form'> {
  form: UseFormReturn<FormValues>;
  name: 'observacoes' | 'mudancasQuadro' | 'sintomasAtuais' | 'sintomasResolvidos' | 'novasQueixas';
  label: string;
}

/** A free text, with what was understood of it below. */
function ReadTextarea({ form: { control, register, setValue }, name, label, ...field }: ReadTextareaProps) {
  const [texto, correcoes] = useWatch({ control, name: [name, 'correcoes'] });
  const { leitura, failed } = useLeitura(null, texto);
  return (
    <>
      <MarkedText texto={texto} marks={leitura ? standingStretches(texto, leitura.texto, leitura.naoLidos) : []}>
        <Textarea {...field} {...register(name)} />
      </MarkedText>
      <Entendido
        {...{ campo: name, label, texto, leitura, failed, correcoes }}
        onCorrect={(changed) => setValue('correcoes', changed, { shouldDirty: true })}
      />
    </>
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
