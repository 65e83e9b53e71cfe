import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

/** A card with a thin border and no shadow. A caller that needs its own padding passes `padded={false}`. */
export function Card({ className, padded = true, ...props }: ComponentProps<'section'> & { padded?: boolean }) {
  return (
    <section
      className={cx('min-w-0 rounded-card border border-line bg-surface', padded && 'p-5 sm:p-6', className)}
      {...props}
    />
  );
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={cx('font-serif text-xl leading-snug font-semibold', className)} {...props}>
      {children}
    </h2>
  );
}
