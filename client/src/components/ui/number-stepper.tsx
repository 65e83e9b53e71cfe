import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '../../lib/cx.ts';
import { controlStyles } from './input.tsx';

interface NumberStepperProps {
  id?: string;
  /** Null while not answered. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement>;
  min?: number;
  max?: number;
  step?: number;
  /** The value after the first press of +; default `min`. */
  start?: number;
  /** The unit shown after the number: 'anos', 'copos'. */
  unit?: string;
  placeholder?: string;
  /** What the buttons change, for screen readers: 'idade'. */
  label: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
}

export function NumberStepper({
  value,
  onChange,
  min = 0,
  max = 999,
  step = 1,
  start = min,
  unit,
  label,
  ...input
}: NumberStepperProps) {
  const change = (by: number) => onChange(value == null ? start : Math.min(max, Math.max(min, value + by)));
  return (
    <div className="flex max-w-64 items-stretch">
      <button
        type="button"
        aria-label={`Diminuir ${label}`}
        disabled={value == null || value <= min}
        onClick={() => change(-step)}
        className={cx(side, 'rounded-l-control border-r-0')}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <span className="relative min-w-0 grow">
        <input
          {...input}
          // Not type=number, because that field accepts 'e', changes on scroll and hides wrong input.
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={value ?? ''}
          onChange={(event) => onChange(parse(event.target.value))}
          className={cx(controlStyles, 'h-full rounded-none text-center tabular-nums', unit && 'pr-16 pl-16')}
        />
        {unit && (
          <span aria-hidden className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft">
            {unit}
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={`Aumentar ${label}`}
        disabled={value != null && value >= max}
        onClick={() => change(step)}
        className={cx(side, 'rounded-r-control border-l-0')}
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </div>
  );
}

const side =
  'inline-flex size-12 shrink-0 items-center justify-center border border-line-strong bg-surface text-jade-ink transition-colors hover:bg-jade-soft disabled:cursor-not-allowed disabled:text-ink-soft/50 disabled:hover:bg-surface';

function parse(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits === '' ? null : Number(digits);
}
