import { type DadosAnamneseField, isOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { ReactNode } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { ContactField } from './contact-field.tsx';
import { DenyAll } from './deny-all.tsx';
import { DoCliente } from './do-cliente.tsx';
import { FoldedQuestions, MoreQuestions } from './folded-questions.tsx';
import { NumberField } from './number-field.tsx';
import { foldsOf, rowsOf } from './rows-of.ts';
import { SliderField } from './slider-field.tsx';
import { TextField } from './text-field.tsx';

interface QuestionsSectionProps {
  fields: readonly DadosAnamneseField[];
  /** Fields of the screen that stand in the place of a question's own. */
  instead?: Instead | undefined;
}

type Instead = Partial<Record<DadosAnamneseField, ReactNode>>;

/** Renders the questions of one section from their descriptions: the essential ones, and the others folded below them. */
export function QuestionsSection({ fields, instead }: QuestionsSectionProps) {
  const essential = fields.filter(isEssential);
  const others = fields.filter((field) => !isEssential(field));
  return (
    <>
      <Questions fields={essential} instead={instead} />
      {essential.includes('marcapasso') && <DenyAll fields={essential} />}
      {others.length > 0 && (
        <MoreQuestions fields={others}>
          <Questions fields={others} instead={instead} />
        </MoreQuestions>
      )}
    </>
  );
}

export function isEssential(field: DadosAnamneseField): boolean {
  return questions[field].essential === true;
}

export function Questions({ fields, instead }: QuestionsSectionProps) {
  return foldsOf(fields, (field) => questions[field].fold).map(({ title, fields: together }) =>
    title === undefined ? (
      <Rows key={together.join()} fields={together} instead={instead} />
    ) : (
      <FoldedQuestions key={title} title={title} fields={together.filter((field) => isOfKind(field, 'choices'))} />
    ),
  );
}

function Rows({ fields, instead = {} }: QuestionsSectionProps) {
  return rowsOf(fields, (field) => questions[field].half === true).map((row) =>
    row.length === 1 ? (
      row.map((field) => <QuestionField key={field} name={field} instead={instead[field]} />)
    ) : (
      <div key={row.join()} className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        {row.map((field) => (
          <QuestionField key={field} name={field} instead={instead[field]} />
        ))}
      </div>
    ),
  );
}

function QuestionField({ name, instead }: { name: DadosAnamneseField; instead: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      {instead ?? <AnswerField name={name} />}
      <DoCliente name={name} />
    </div>
  );
}

function AnswerField({ name }: { name: DadosAnamneseField }) {
  if (name === 'telefone' || name === 'email') return <ContactField name={name} />;
  if (isOfKind(name, 'line', 'text')) return <TextField name={name} />;
  if (isOfKind(name, 'number')) return <NumberField name={name} />;
  if (isOfKind(name, 'slider')) return <SliderField name={name} />;
  if (isOfKind(name, 'choice')) return <ChoiceField name={name} />;
  return <ChoicesField name={name} />;
}
