import { type DadosAnamneseField, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { answerInWords, isAnswered } from '@meridia/shared/anamnese/question.ts';
import type { Respostas } from '@meridia/shared/respostas.ts';
import { FoldMark } from '../../components/ui/fold-mark.tsx';

interface AnswerListProps {
  fields: readonly DadosAnamneseField[];
  dados: NonNullable<Respostas['dados']>;
}

/** The answers of one section in words; the unanswered questions are counted and folded. */
export function AnswerList({ fields, dados }: AnswerListProps) {
  const answered = fields.filter((field) => isAnswered(dados[field]));
  const open = fields.filter((field) => !isAnswered(dados[field]));
  return (
    <>
      {answered.length > 0 && (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {answered.map((field) => {
            const question = questions[field];
            return (
              <div key={field} className={question.kind === 'text' ? 'sm:col-span-2' : undefined}>
                <dt className="text-[0.9375rem] text-ink-soft">{question.label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{answerInWords(question, dados[field])}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {open.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-ink-soft [&::-webkit-details-marker]:hidden">
            {open.length} sem resposta
            <FoldMark />
          </summary>
          <ul className="list-disc pl-6 text-ink-soft">
            {open.map((field) => (
              <li key={field}>{questions[field].label}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
