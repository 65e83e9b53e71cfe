import { type EscoreKey, type Evolucao, escoreKeys } from '@meridia/shared/consulta-evolutiva.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { ShieldAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Dictation } from '../../../components/anamnese/dictation.tsx';
import { Entendido } from '../../../components/entendido/entendido.tsx';
import { MarkedText } from '../../../components/entendido/marked-text.tsx';
import { standingStretches } from '../../../components/entendido/sign-chips.ts';
import { Field, FieldGroup } from '../../../components/form/field.tsx';
import { LiberacaoFields, LiberacaoNote } from '../../../components/liberacao-medica.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FoldMark } from '../../../components/ui/fold-mark.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { useLeitura } from '../../../lib/use-leitura.ts';
import { trpc } from '../../../trpc.ts';
import { placeOf } from '../place.ts';
import { offeredOf } from '../pontos/offered-points.ts';
import { PontosField } from '../pontos/pontos-field.tsx';
import { EscoreScale } from './escore-scale.tsx';
import { dayOf, type FormValues } from './form-values.ts';
import { RetornoField } from './retorno-field.tsx';
import { SessoesFields } from './sessoes-fields.tsx';

interface ConsultaFieldsProps {
  form: UseFormReturn<FormValues>;
  evolucao: Evolucao;
  /** The tongue photo's place. */
  foto: ReactNode;
}

/** All fields of a follow-up (docs/PRODUCT.md 13.2): note, scales, points and return; the others are folded behind them. */
export function ConsultaFields({ form, evolucao, foto }: ConsultaFieldsProps) {
  const { register, formState } = form;
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
    <div className="@container grid min-w-0 gap-6">
      <Field
        name="consulta.observacoes"
        label={<Required>Observações Gerais</Required>}
        required
        error={errorOf('observacoes')}
        // Room for the button of the dictation.
        className="relative [&>label]:pr-12"
      >
        {(field) => (
          <>
            <ReadTextarea form={form} name="observacoes" label="Observações Gerais" rows={4} {...field} />
            <Dictation
              label="Observações Gerais"
              onHeard={(words) => {
                const now = form.getValues('observacoes').trimEnd();
                form.setValue('observacoes', [now, words].filter(Boolean).join(' '), { shouldDirty: true });
              }}
            />
          </>
        )}
      </Field>
      <FieldGroup
        label="Como o cliente se sente, de 0 a 10"
        hint="Toque em um número. O que você não perguntar fica em branco."
      >
        {() => <Escores form={form} ultima={evolucao.ultima} />}
      </FieldGroup>
      <Pontos form={form} evolucao={evolucao} />
      <RetornoField form={form} intervalo={evolucao.sessoesPropostas?.intervaloEmDias ?? null} />
      <More form={form} hasFoto={foto !== null}>
        {text('mudancasQuadro', 'Mudanças no Quadro')}
        {text('sintomasAtuais', 'Sintomas Atuais', 'Separe por vírgulas: cansaço, dor de cabeça')}
        {text('sintomasResolvidos', 'Sintomas Resolvidos', 'Separe por vírgulas')}
        {text('novasQueixas', 'Novas Queixas')}
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
              min={evolucao.avaliacaoAt ? dayOf(evolucao.avaliacaoAt) : '1900-01-01'}
              max={dayOf(new Date())}
              {...field}
              {...register('dataConsulta')}
            />
          )}
        </Field>
        {foto}
      </More>
    </div>
  );
}

const folded = [
  'mudancasQuadro',
  'sintomasAtuais',
  'sintomasResolvidos',
  'novasQueixas',
  'sessoesRealizadas',
  'sessoesPlanejadas',
  'dataConsulta',
  'fotoId',
] as const satisfies readonly (keyof FormValues)[];

/** What few visits need. It is open where something of it is filled in, or has to be corrected. */
function More({
  form: { control, formState, getValues },
  hasFoto,
  children,
}: Pick<ConsultaFieldsProps, 'form'> & { hasFoto: boolean; children: ReactNode }) {
  const values = useWatch({ control, name: folded });
  const [open, setOpen] = useState(() =>
    folded.some((name) => (name === 'dataConsulta' ? getValues(name) !== dayOf(new Date()) : getValues(name))),
  );
  const wrong = folded.some((name) => formState.errors[name]);
  const filled = folded.filter((name, index) => name !== 'dataConsulta' && values[index]).length;
  return (
    <details
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-x-3 py-2 leading-snug [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="font-semibold">Mais</span>
          <span className="text-ink-soft">
            {filled > 0 && ` (${plural(filled, 'preenchido', 'preenchidos')})`}: mudanças, sintomas, novas queixas,
            contagem de sessões, data{hasFoto && ' e foto da língua'}
          </span>
        </span>
        <FoldMark />
      </summary>
      <div className="grid gap-6 pt-2 pb-4">{children}</div>
    </details>
  );
}

interface EscoresProps extends Pick<Evolucao, 'ultima'> {
  form: UseFormReturn<FormValues>;
}

/** The scales that were asked last time; the others wait behind a button. All of them where nothing was asked before. */
function Escores({ form: { control }, ultima }: EscoresProps) {
  const escores = useWatch({ control, name: 'escores' });
  const [all, setAll] = useState(false);
  const last = (key: EscoreKey) => ultima?.escores[key] ?? null;
  const askedBefore = escoreKeys.some((key) => last(key) !== null);
  const shown = escoreKeys.filter((key) => all || !askedBefore || last(key) !== null || escores[key] !== null);
  const held = escoreKeys.length - shown.length;
  return (
    <div className="grid gap-2">
      <div className="mt-1 grid gap-x-10 gap-y-4 @2xl:grid-cols-2">
        {shown.map((key) => (
          <Controller
            key={key}
            control={control}
            name={`escores.${key}`}
            render={({ field }) => (
              <EscoreScale escore={key} value={field.value} onChange={field.onChange} last={last(key)} />
            )}
          />
        ))}
      </div>
      {held > 0 && (
        <Button variant="ghost" size="sm" className="-ml-3 justify-self-start" onClick={() => setAll(true)}>
          Perguntar mais: {plural(held, 'escala', 'escalas')}
        </Button>
      )}
    </div>
  );
}

/** The points, with the number of the session in the plan and what is known of the client. */
function Pontos({ form, evolucao }: Pick<ConsultaFieldsProps, 'form' | 'evolucao'>) {
  const { control, setValue, clearErrors, formState } = form;
  const { avaliacoes, sessoes, sessoesPropostas } = evolucao;
  const pontos = useWatch({ control, name: 'pontos' });
  const cuidados = trpc.consultasEvolutivas.cuidados.useQuery(placeOf(evolucao));
  const planned = sessoes.planejadas ?? sessoesPropostas?.total ?? null;
  return (
    <div className="grid gap-3">
      {avaliacoes.length === 0 && (
        <p className="flex items-start gap-2 rounded-control bg-amber-soft p-3 text-[0.9375rem]">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-ink" />
          Sem avaliação, o app não conhece as contraindicações deste cliente. Pergunte antes de aplicar: gestação,
          marcapasso, anticoagulante, epilepsia, câncer e alergias.
        </p>
      )}
      <Encaminhamento form={form} evolucao={evolucao} />
      <PontosField
        value={pontos}
        onChange={(changed) => {
          setValue('pontos', changed, { shouldDirty: true });
          clearErrors('pontos');
        }}
        offered={offeredOf(evolucao)}
        session={planned === null ? null : `Sessão ${(sessoes.realizadas ?? 0) + 1} de ${planned}`}
        cuidados={cuidados.error ? null : cuidados.data}
        error={formState.errors.pontos?.message?.toString()}
      />
    </div>
  );
}

/** That the report waits for a physician, what is noted of a release, and the place to note one. */
function Encaminhamento({ form, evolucao }: Pick<ConsultaFieldsProps, 'form' | 'evolucao'>) {
  const { control, setValue, clearErrors, formState } = form;
  const { encaminhamento, liberacao } = evolucao;
  const noted = useWatch({ control, name: 'liberacao' });
  if (!encaminhamento && !noted) return null;
  return (
    <div className="grid gap-3 rounded-control bg-amber-soft p-3 text-[0.9375rem]">
      {encaminhamento && (
        <p className="flex items-start gap-2">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-ink" />
          {`O relatório pede avaliação médica ${encaminhamento === 'hoje' ? 'no mesmo dia' : 'antes de tratar'}. Aplique os pontos só depois da liberação médica, e anote aqui quem liberou.`}
        </p>
      )}
      {liberacao && !noted && (
        <p>
          <LiberacaoNote liberacao={liberacao} />
        </p>
      )}
      <LiberacaoFields
        name="consulta.liberacao"
        value={noted}
        error={formState.errors.liberacao?.message?.toString()}
        onChange={(changed) => {
          setValue('liberacao', changed, { shouldDirty: true });
          clearErrors('liberacao');
        }}
      />
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
