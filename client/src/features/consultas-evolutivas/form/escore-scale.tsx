import type { EscoreKey } from '@meridia/shared/consulta-evolutiva.ts';
import { useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { directionText, escoreWords } from '../escore-words.ts';

interface EscoreScaleProps {
  escore: EscoreKey;
  /** Null: not asked. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The value of the last consultation, as a reminder. */
  last: number | null;
}

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Chooses 0 to 10 with one tap. It consists of real radios, and no value is preselected. */
export function EscoreScale({ escore, value, onChange, last }: EscoreScaleProps) {
  const name = useId();
  const { label, ends } = escoreWords[escore];
  return (
    <fieldset aria-labelledby={`${name}-rotulo`} className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-x-3">
        <p id={`${name}-rotulo`} className="min-w-0 leading-snug font-semibold">
          {label} <span className="font-normal text-ink-soft">({directionText(escore)})</span>
        </p>
        {value === null ? (
          <span className="shrink-0 text-[0.9375rem] text-ink-soft">
            {last === null ? 'Não perguntado' : `Última vez: ${last}`}
          </span>
        ) : (
          <button
            type="button"
            onClick={() => onChange(null)}
            className="min-h-11 shrink-0 px-2 text-[0.9375rem] font-semibold text-jade-ink underline underline-offset-4"
          >
            Limpar<span className="sr-only"> {label}</span>
          </button>
        )}
      </div>
      <div className="flex overflow-hidden rounded-control border border-line-strong">
        {steps.map((step) => (
          <label
            key={step}
            className={cx(
              'relative flex h-12 min-w-0 flex-1 cursor-pointer items-center justify-center text-[0.9375rem] tabular-nums transition-colors not-first:border-l not-first:border-line',
              'has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-jade-ink',
              value === step ? 'bg-jade font-bold text-on-solid' : 'bg-surface hover:bg-jade-soft',
              step === last && value !== step && 'font-bold text-jade-ink underline underline-offset-4',
            )}
          >
            <input
              type="radio"
              name={name}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
              aria-label={wordsOf(step, ends)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {step}
          </label>
        ))}
      </div>
      <div aria-hidden className="mt-1 flex justify-between gap-4 text-sm text-ink-soft">
        <span>{ends[0]}</span>
        <span className="text-right">{ends[1]}</span>
      </div>
    </fieldset>
  );
}

function wordsOf(step: number, [low, high]: readonly [string, string]): string {
  if (step === 0) return `0, ${low.toLowerCase()}`;
  return step === 10 ? `10, ${high.toLowerCase()}` : String(step);
}
