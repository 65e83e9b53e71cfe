import {
  anamneseFields,
  type DadosAnamnese,
  type DadosAnamneseField,
  formDadosSchema,
  questions,
} from '@meridia/shared/anamnese/dados-anamnese.ts';
import { mostMotivo, type Respostas } from '@meridia/shared/respostas.ts';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DadosForm } from '../../components/anamnese/dados-form.ts';
import { Questions } from '../../components/anamnese/questions-section.tsx';
import { ErrorSummary, type FormError } from '../../components/form/error-summary.tsx';
import { Field } from '../../components/form/field.tsx';
import { Form } from '../../components/form/form.tsx';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { costOfRefazer, fateOfLinks } from '../../messages/refazer.ts';
import { type Correction, correctionResolver, hasChanged, onTopOf, takesUnit } from './correction.ts';
import { useCorrect } from './use-correct.ts';

interface CorrectionFormProps {
  respostas: Respostas;
  dados: NonNullable<Respostas['dados']>;
  /** The questions of the section. */
  fields: readonly DadosAnamneseField[];
  title: string;
  onClose: () => void;
}

interface Asked {
  dados: DadosAnamnese;
  usaUnidade: boolean;
}

/** One section with the fields of the intake. What was on the screen when it opened decides what counts as changed. */
export function CorrectionForm({ respostas, dados, fields, title, onClose }: CorrectionFormProps) {
  const [before] = useState(dados);
  const [seen, setSeen] = useState({ dados, revisao: respostas.estado.revisao });
  const [motivo, setMotivo] = useState('');
  const [asking, setAsking] = useState<Asked | null>(null);
  const form = useForm<DadosForm, unknown, Correction>({
    defaultValues: { dadosAnamnese: formDadosSchema.parse(dados) },
    resolver: correctionResolver,
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  const { save, busy, refusal, dismissRefusal } = useCorrect(respostas.id, onClose);
  const guard = useLeaveGuard({ shouldAsk: () => isDirty && !busy, hasUnsaved: () => isDirty });
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => box.current?.focus(), []);

  // Reading `errors` above subscribes to their changes. An older intake may break a rule of another section.
  const wrong: FormError[] = anamneseFields.flatMap((field) => {
    const name = `dadosAnamnese.${field}` as const;
    const message = errors.dadosAnamnese && form.getFieldState(name).error?.message;
    const elsewhere = fields.includes(field) ? '' : ` (em outra seção: ${questions[field].label})`;
    return message ? [{ name, message: `${message}${elsewhere}` }] : [];
  });
  const send = (after: DadosAnamnese, { refazer, usaUnidade = false }: { refazer: boolean; usaUnidade?: boolean }) =>
    save({
      revisao: seen.revisao,
      dados: onTopOf(seen.dados, before, after),
      motivo,
      refazer,
      ...(usaUnidade && { aceitaUnidade: true }),
    });
  const submit = (refazer: boolean) =>
    form.handleSubmit(
      ({ dadosAnamnese: after }) => {
        if (!hasChanged(before, after)) return onClose();
        const usaUnidade = takesUnit(respostas, before, after);
        if (refazer && (usaUnidade || respostas.estado.links > 0)) return setAsking({ dados: after, usaUnidade });
        send(after, { refazer });
      },
      () => setAttempt((times) => times + 1),
    )();
  const conflict = refusal?.code === 'RESPOSTAS_CONFLICT';
  const newer = respostas.estado.revisao !== seen.revisao;

  return (
    <FormProvider {...form}>
      <Form onSubmit={() => submit(true)} aria-label={`Corrigir ${title}`}>
        <div ref={box} tabIndex={-1} className="grid gap-6 focus:outline-none">
          <ErrorSummary errors={wrong} attempt={attempt} />
          <Questions fields={fields} />
          <Field name="motivo" label="Motivo da correção (opcional)">
            {(control) => (
              <Input
                {...control}
                value={motivo}
                maxLength={mostMotivo}
                autoComplete="off"
                onChange={({ target }) => setMotivo(target.value)}
              />
            )}
          </Field>
        </div>
        {(refusal || newer) && (
          <div role="alert" className="grid gap-3 rounded-card border border-cinnabar-ink bg-cinnabar-soft p-4">
            <p>
              <strong className="font-semibold text-cinnabar-ink">
                {refusal?.title ?? 'Estas respostas mudaram em outro aparelho'}.
              </strong>{' '}
              {conflict || !refusal
                ? 'Nada foi sobrescrito. O que mudou está em Versões, no fim desta página; o que você digitou continua aqui.'
                : refusal.action}
            </p>
            {newer && (
              <div>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    dismissRefusal();
                    setSeen({ dados: respostas.dados ?? dados, revisao: respostas.estado.revisao });
                  }}
                >
                  Manter a minha correção sobre as respostas atuais
                </Button>
              </div>
            )}
          </div>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="outline" busy={busy} onClick={() => submit(false)}>
            Salvar sem refazer
          </Button>
          <Button type="submit" busy={busy} busyText="Salvando...">
            Salvar e refazer o relatório
          </Button>
        </div>
      </Form>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title="Salvar e refazer o relatório?"
        description={`${costOfRefazer(asking?.usaUnidade ?? false)} ${fateOfLinks(respostas.estado)}`.trim()}
        confirmText={asking?.usaUnidade ? 'Usar 1 diagnóstico e refazer' : 'Salvar e refazer'}
        onConfirm={() => {
          if (asking) send(asking.dados, { refazer: true, usaUnidade: asking.usaUnidade });
          setAsking(null);
        }}
      />
      <AlertDialog
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        title="Sair sem salvar a correção?"
        description="As respostas continuam como estavam. O que você mudou aqui será perdido."
        confirmText="Sair sem salvar"
        cancelText="Continuar corrigindo"
        tone="danger"
        onConfirm={guard.leave}
      />
    </FormProvider>
  );
}
