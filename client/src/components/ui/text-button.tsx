import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

/** A secondary action that looks like a link inside the surrounding text. */
export function TextButton({ className, ...props }: Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <button
      type="button"
      className={cx(
        'inline-flex min-h-11 items-center justify-self-start text-left text-[0.9375rem] font-medium text-jade-ink underline underline-offset-4',
        className,
      )}
      {...props}
    />
  );
}
