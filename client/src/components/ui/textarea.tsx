import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { controlStyles } from './input.tsx';

/** Grows with its text where the browser can, from `rows` (3) to half the screen. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cx(controlStyles, 'max-h-[50vh] resize-y leading-normal [field-sizing:content]', className)}
      style={{ minHeight: `${rows * 1.5 + 1.25}rem` }}
      {...props}
    />
  );
}
