import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

export type BadgeTone = 'neutral' | 'outline' | 'jade' | 'amber' | 'cinnabar';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-transparent bg-sunken text-ink',
  outline: 'border-line-strong text-ink',
  jade: 'border-transparent bg-jade-soft text-jade-ink',
  amber: 'border-transparent bg-amber-soft text-amber-ink',
  cinnabar: 'border-transparent bg-cinnabar-soft text-cinnabar-ink',
};

export function Badge({ tone = 'neutral', className, ...props }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-2xl border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-[1em]',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
