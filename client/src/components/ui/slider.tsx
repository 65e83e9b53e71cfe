import { Slider as Primitive } from 'radix-ui';
import { cx } from '../../lib/cx.ts';

interface SliderProps {
  id?: string;
  /** Null: not asked. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  /** Where the thumb stands while the value is null. */
  start: number;
  min?: number;
  max?: number;
  step?: number;
  /** The value in words, read aloud and shown: '7 de 10, forte'. */
  words: (value: number) => string;
  /** Words under both ends of the track. */
  ends?: readonly [string, string];
  'aria-label': string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

/** Keys that leave the thumb where it stands at the lower end, or that stand for "this value". */
const keysForStart = ['Enter', ' ', 'Home', 'ArrowLeft', 'ArrowDown', 'PageDown'];

/** A value that may stay open: nothing is answered until somebody moves the thumb, touches it or presses the button beside it. */
export function Slider({
  id,
  value,
  onChange,
  onBlur,
  start,
  min = 0,
  max = 10,
  step = 1,
  words,
  ends,
  ...aria
}: SliderProps) {
  const open = value === null;
  const spoken = open ? 'Não perguntado' : words(value);
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-x-3">
        <output className={cx('text-lg tabular-nums', open ? 'text-ink-soft' : 'font-semibold text-jade-ink')}>
          {spoken}
        </output>
        <button
          type="button"
          onClick={() => onChange(open ? start : null)}
          className="min-h-11 shrink-0 px-2 text-[0.9375rem] font-semibold text-jade-ink underline underline-offset-4"
        >
          {open ? `Marcar ${start}` : 'Limpar'}
          <span className="sr-only"> em {aria['aria-label']}</span>
        </button>
      </div>
      <Primitive.Root
        className="relative flex h-11 w-full touch-none items-center select-none"
        min={min}
        max={max}
        step={step}
        value={[value ?? start]}
        onValueChange={([next]) => onChange(next ?? min)}
        // A touch of the thumb where it stands changes no value, so the slider itself does not report it.
        onPointerUp={() => open && onChange(start)}
        onBlur={onBlur}
      >
        <Primitive.Track className="relative h-2 grow rounded-full bg-line">
          <Primitive.Range className={cx('absolute h-full rounded-full', open ? 'bg-line' : 'bg-jade')} />
        </Primitive.Track>
        <Primitive.Thumb
          id={id}
          aria-valuetext={spoken}
          onKeyDown={({ key }) => {
            if (open && keysForStart.includes(key)) onChange(start);
          }}
          className={cx(
            'block size-7 rounded-full border-2 bg-surface shadow-lift transition-colors hover:bg-jade-soft',
            open ? 'border-dashed border-line-strong' : 'border-jade',
          )}
          {...aria}
        />
      </Primitive.Root>
      {ends && (
        <div aria-hidden className="flex justify-between text-sm text-ink-soft">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
