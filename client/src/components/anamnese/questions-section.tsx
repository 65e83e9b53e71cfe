import { type DadosAnamneseField, isOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { ChoiceField } from './choice-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { FoldedQuestions } from './folded-questions.tsx';
import { NumberField } from './number-field.tsx';
import { foldsOf, rowsOf } from './rows-of.ts';
import { SliderField } from './slider-field.tsx';
import { TextField } from './text-field.tsx';

/** Renders the questions of one section from their descriptions. */
export function QuestionsSection({ fields }: { fields: readonly DadosAnamneseField[] }) {
  return foldsOf(fields, (field) => questions[field].fold).map(({ title, fields: together }) =>
    title === undefined ? (
      <Rows key={together.join()} fields={together} />
    ) : (
      <FoldedQuestions key={title} title={title} fields={together.filter((field) => isOfKind(field, 'choices'))} />
    ),
  );
}

function Rows({ fields }: { fields: readonly DadosAnamneseField[] }) {
  return rowsOf(fields, (field) => questions[field].half === true).map((row) =>
    row.length === 1 ? (
      row.map((field) => <QuestionField key={field} name={field} />)
    ) : (
      <div key={row.join()} className="grid gap-6 sm:grid-cols-2">
        {row.map((field) => (
          <QuestionField key={field} name={field} />
        ))}
      </div>
    ),
  );
}

function QuestionField({ name }: { name: DadosAnamneseField }) {
  if (isOfKind(name, 'line', 'text')) return <TextField name={name} />;
  if (isOfKind(name, 'number')) return <NumberField name={name} />;
  if (isOfKind(name, 'slider')) return <SliderField name={name} />;
  if (isOfKind(name, 'choice')) return <ChoiceField name={name} />;
  return <ChoicesField name={name} />;
}
