import { type DadosAnamneseField, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';
import { withSmallLetter } from '@meridia/shared/first-letter.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { type ReactNode, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { cx } from '../../lib/cx.ts';
import { FoldMark } from '../ui/fold-mark.tsx';
import type { DadosForm } from './dados-form.ts';

interface FoldProps {
  /** Stands in the line that opens the fold. */
  summary: ReactNode;
  className?: string;
  /** Keeps the fold open, for an error inside. */
  forced?: boolean;
  children: ReactNode;
}

/** Content behind a line that opens it. The content exists from the first opening on. */
export function Fold({ summary, className, forced = false, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <details
      open={open || forced}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary
        className={cx(
          'flex min-h-12 cursor-pointer list-none items-center justify-between gap-x-3 py-2 leading-snug [&::-webkit-details-marker]:hidden',
          className,
        )}
      >
        <span className="min-w-0 grow">{summary}</span>
        <FoldMark />
      </summary>
      {(opened || open || forced) && children}
    </details>
  );
}

/** '3 respostas, 5 em aberto' · '8 respostas' · 'sem respostas', and whether one of the questions shows an error. */
export function useFoldedAnswers(fields: readonly DadosAnamneseField[]): { count: string; invalid: boolean } {
  const { control, getFieldState } = useFormContext<DadosForm>();
  const paths = fields.map((field) => `dadosAnamnese.${field}` as const);
  const answers = useWatch({ control, name: paths });
  const state = useFormState({ control, name: paths });
  const answered = answers.filter(isAnswered).length;
  return {
    count: inWords(answered, answers.length - answered),
    invalid: paths.some((path) => getFieldState(path, state).invalid),
  };
}

function inWords(answered: number, open: number): string {
  if (answered === 0) return 'sem respostas';
  return `${plural(answered, 'resposta', 'respostas')}${open === 0 ? '' : `, ${open} em aberto`}`;
}

/** The questions' names in one line: 'Profissão, localidade'. With `most`: 'Profissão, localidade e mais 3'. */
export function namesOf(fields: readonly DadosAnamneseField[], most = fields.length): string {
  const names = fields.map((field) => questions[field].label);
  const shown = names.slice(0, most).map((name, index) => (index === 0 ? name : withSmallLetter(name)));
  return `${shown.join(', ')}${names.length > most ? ` e mais ${names.length - most}` : ''}`;
}

/** How many questions the line of a fold names; its count says how many there are. */
export const namedInFold = 2;
