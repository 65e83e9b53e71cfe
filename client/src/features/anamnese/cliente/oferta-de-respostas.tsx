import { type DadosAnamneseField, type FormDados, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { answerInWords } from '@meridia/shared/anamnese/question.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { namesOf } from '../../../components/anamnese/fold.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { FormValues } from '../form-values.ts';
import type { SectionId } from '../sections.ts';
import { broughtFields, cadastroFields, offeredFields, takeBack, takeOver } from './ultimas-respostas.ts';
import { useCliente } from './use-cliente.ts';

interface OfertaDeRespostasProps {
  section: SectionId;
  /** The section's questions that apply to this client. */
  fields: readonly DadosAnamneseField[];
}

/**
 * What the client answered to this section last time. It is shown as such, and enters the form only by a press, which can be taken
 * back. Nothing when there is nothing to offer.
 */
export function OfertaDeRespostas(props: OfertaDeRespostasProps) {
  const cliente = useCliente();
  return cliente.known && <Oferta {...props} known={cliente.known} cliente={cliente} />;
}

interface OfertaProps extends OfertaDeRespostasProps {
  known: FormDados;
  cliente: ReturnType<typeof useCliente>;
}

function Oferta({ section, fields, known, cliente: { day, change } }: OfertaProps) {
  const { control, getValues } = useFormContext<FormValues>();
  useWatch({ control, name: ['trazidos', ...fields.map((field) => `dadosAnamnese.${field}` as const)] });
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const values = getValues();
  const offered = offeredFields(fields, known, values.dadosAnamnese);
  // The record's data are taken over with the client, and go with the client.
  const own = fields.filter((field) => !cadastroFields.some((each) => each === field));
  const brought = broughtFields(own, known, values);
  if (offered.length === 0 && brought.length === 0) return null;
  const source = day === null ? 'do cadastro' : `de ${day}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is hard to place. The role and the label mean the same.
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid min-w-0 gap-2 rounded-control border border-dashed border-jade-ink/60 bg-jade-soft p-3 text-[0.9375rem]"
    >
      <p id={titleId} className="font-semibold">
        Respostas {source}
      </p>
      {brought.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p role="status">
            {plural(brought.length, 'resposta usada', 'respostas usadas')} nesta ficha: {namesOf(brought)}.
          </p>
          <Button
            variant="ghost"
            size="sm"
            icon={<Undo2 aria-hidden />}
            onClick={() => {
              change((now, last) => takeBack(now, last, own));
              box.current?.focus();
            }}
          >
            Desfazer
          </Button>
        </div>
      )}
      {offered.length > 0 && (
        <>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {offered.map((field) => (
              <div key={field} className="line-clamp-4 wrap-anywhere">
                <dt className="inline text-ink-soft">{asTerm(questions[field].label)} </dt>
                <dd className="inline">{answerInWords(questions[field], known[field])}</dd>
              </div>
            ))}
          </dl>
          {hints[section] && <p className="text-ink-soft">{hints[section]}</p>}
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              change((now, last) => takeOver(now, last, fields));
              box.current?.focus();
            }}
          >
            {day === null ? 'Usar dados do cadastro' : `Usar respostas de ${day}`}
          </Button>
        </>
      )}
    </div>
  );
}

const hints: { [Id in SectionId]?: string } = {
  'observacao-visual': 'Use só se vê o mesmo hoje: o relatório descreve o que você observou.',
  seguranca: 'Pergunte de novo antes de usar: gestação, remédios e alergias mudam.',
};

/** 'Sono:' and 'Gestante?'. */
function asTerm(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}
