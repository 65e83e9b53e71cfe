import { type DadosAnamneseField, type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { plural } from '@meridia/shared/numbers.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoicesField } from './choices-field.tsx';
import type { DadosForm } from './dados-form.ts';
import { Fold, namedInFold, namesOf, useFoldedAnswers } from './fold.tsx';

/** The section's questions that are not essential, behind one line with their names and the number of their answers. */
export function MoreQuestions({ fields, children }: { fields: readonly DadosAnamneseField[]; children: ReactNode }) {
  const { count, invalid } = useFoldedAnswers(fields);
  return (
    <div className="rounded-control border border-line px-4">
      <Fold
        forced={invalid}
        summary={
          <>
            <span className="font-semibold">Mais {plural(fields.length, 'pergunta', 'perguntas')}</span>
            <span className="line-clamp-1 text-[0.9375rem] text-ink-soft">
              <FoldCount count={count} />: {namesOf(fields, namedInFold)}
            </span>
          </>
        }
      >
        <div className="grid gap-6 border-t border-line pt-4 pb-5">{children}</div>
      </Fold>
    </div>
  );
}

/** What `useFoldedAnswers` counts. */
export function FoldCount({ count }: { count: string }) {
  return <span className={count.startsWith('sem') ? 'text-ink-soft' : 'font-semibold text-jade-ink'}>{count}</span>;
}

interface FoldedQuestionsProps {
  title: string;
  fields: readonly FieldOfKind<'choices'>[];
}

/** Questions behind a title, each closed with what is chosen in it: many chips take little room until somebody wants them. */
export function FoldedQuestions({ title, fields }: FoldedQuestionsProps) {
  const { count, invalid } = useFoldedAnswers(fields);
  return (
    <div className="rounded-control border border-line px-4">
      <Fold
        forced={invalid}
        summary={
          <>
            <span className="font-semibold">{title}</span> · <FoldCount count={count} />
          </>
        }
      >
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
      <Fold
        summary={
          <>
            <span className="font-semibold">{questions[name].label}</span>
            {chosen.length > 0 && <span className="text-jade-ink"> · {chosen.join(', ')}</span>}
          </>
        }
      >
        <div className="pb-4">
          <ChoicesField name={name} labelHidden />
        </div>
      </Fold>
    </div>
  );
}
