import { type DadosAnamneseField, isOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { CheckCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import type { DadosForm } from './dados-form.ts';

/** What a client who denies allergies is written down as. The engine reads it as a denial. */
const noAlergias = 'Nega';

/**
 * Answers every question of safety that is still open with 'no', for the therapist who has asked them all. The step can be taken
 * back, because an answer that nobody gave would be dangerous here.
 */
export function DenyAll({ fields }: { fields: readonly DadosAnamneseField[] }) {
  const { control, getValues, setValue } = useFormContext<DadosForm>();
  const [denied, setDenied] = useState<readonly DadosAnamneseField[]>([]);
  const answers = useWatch({ control, name: fields.map((field) => `dadosAnamnese.${field}` as const) });
  const open = fields.filter((_, index) => !isAnswered(answers[index]));

  const answerWith = (field: DadosAnamneseField, denial: boolean) => {
    if (field === 'alergias') setValue('dadosAnamnese.alergias', denial ? noAlergias : null, { shouldDirty: true });
    else if (deniable(field)) setValue(`dadosAnamnese.${field}`, denial ? 'nao' : null, { shouldDirty: true });
  };

  if (denied.length === 0 && open.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      {open.length > 0 && (
        <>
          <Button
            variant="outline"
            size="sm"
            icon={<CheckCheck aria-hidden />}
            onClick={() => {
              for (const field of open) answerWith(field, true);
              setDenied(open);
            }}
          >
            Marcar não no que falta
          </Button>
          <p className="text-[0.9375rem] text-ink-soft">
            Só depois de perguntar tudo. Em Alergias, escreve “{noAlergias}”.
          </p>
        </>
      )}
      {denied.length > 0 && open.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p role="status" className="text-[0.9375rem] text-ink-soft">
            {plural(denied.length, 'resposta marcada', 'respostas marcadas')} como não.
          </p>
          <Button
            variant="ghost"
            size="sm"
            icon={<Undo2 aria-hidden />}
            onClick={() => {
              // What was changed since then is the therapist's own answer.
              for (const field of denied) if (isDenial(getValues(`dadosAnamnese.${field}`))) answerWith(field, false);
              setDenied([]);
            }}
          >
            Desfazer
          </Button>
        </div>
      )}
    </div>
  );
}

function isDenial(answer: unknown): boolean {
  return answer === 'nao' || answer === noAlergias;
}

type Deniable = 'gestante' | 'marcapasso' | 'anticoagulante' | 'epilepsia' | 'cancer';

function deniable(field: DadosAnamneseField): field is Deniable {
  return isOfKind(field, 'choice') && Object.hasOwn(questions[field].options, 'nao');
}
