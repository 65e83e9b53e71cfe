import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

export const controlStyles =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface px-3.5 py-2 text-base text-ink placeholder:text-ink-soft/80 transition-colors duration-150 hover:border-jade-ink focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-jade-ink aria-invalid:border-cinnabar-ink aria-invalid:bg-cinnabar-soft/40 disabled:cursor-not-allowed disabled:opacity-60';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cx(controlStyles, className)} {...props} />;
}
