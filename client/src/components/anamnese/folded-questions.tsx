import { type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FoldMark } from '../ui/fold-mark.tsx';
import { ChoicesField } from './choices-field.tsx';
import type { DadosForm } from './dados-form.ts';

interface FoldedQuestionsProps {
  title: string;
  fields: readonly FieldOfKind<'choices'>[];
}

/** Questions behind a title, each closed with what is chosen in it: many chips take little room until somebody wants them. */
export function FoldedQuestions({ title, fields }: FoldedQuestionsProps) {
  const answers = useWatch<DadosForm>({ name: fields.map((field) => `dadosAnamnese.${field}` as const) });
  const answered = answers.filter((answer) => Array.isArray(answer) && answer.length > 0).length;
  return (
    <div className="rounded-control border border-line px-4">
      <Fold title={title} chosen={answered > 0 ? `${answered} de ${fields.length}` : ''}>
        <div className="pb-1">
          {fields.map((field) => (
            <FoldedQuestion key={field} name={field} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

function FoldedQuestion({ name }: { name: FieldOfKind<'choices'> }) {
  const chosen: readonly string[] = useWatch<DadosForm, `dadosAnamnese.${typeof name}`>({
    name: `dadosAnamnese.${name}`,
  });
  return (
    <div className="border-t border-line">
      <Fold title={questions[name].label} chosen={chosen.join(', ')}>
        <div className="pb-4">
          <ChoicesField name={name} labelHidden />
        </div>
      </Fold>
    </div>
  );
}

/** The content exists from the first opening on. */
function Fold({ title, chosen, children }: { title: string; chosen: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-x-3 py-2 leading-snug [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="font-semibold">{title}</span>
          {chosen && <span className="text-jade-ink"> · {chosen}</span>}
        </span>
        <FoldMark />
      </summary>
      {opened && children}
    </details>
  );
}
