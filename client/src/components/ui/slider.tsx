import { Slider as Primitive } from 'radix-ui';

interface SliderProps {
  id?: string;
  value: number;
  onChange: (value: number) => void;
  onBlur?: (() => void) | undefined;
  min?: number;
  max?: number;
  step?: number;
  /** The value in words, read aloud and shown: '7 de 10, forte'. */
  words: (value: number) => string;
  /** Words under both ends of the track. */
  ends?: readonly [string, string];
  'aria-label'?: string;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

export function Slider({
  id,
  value,
  onChange,
  onBlur,
  min = 0,
  max = 10,
  step = 1,
  words,
  ends,
  ...aria
}: SliderProps) {
  return (
    <div>
      <output className="block text-lg font-semibold text-jade-ink tabular-nums">{words(value)}</output>
      <Primitive.Root
        className="relative flex h-11 w-full touch-none items-center select-none"
        min={min}
        max={max}
        step={step}
        value={[value]}
        onValueChange={([next]) => onChange(next ?? min)}
        onBlur={onBlur}
      >
        <Primitive.Track className="relative h-2 grow rounded-full bg-line">
          <Primitive.Range className="absolute h-full rounded-full bg-jade" />
        </Primitive.Track>
        <Primitive.Thumb
          id={id}
          aria-valuetext={words(value)}
          className="block size-7 rounded-full border-2 border-jade bg-surface shadow-lift transition-colors hover:bg-jade-soft"
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
