import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `accent` (cinnabar) is for the one call to action of a screen; `danger` for an action that cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean;
  busyText?: ReactNode;
  icon?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyText,
  icon,
  className,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      // Not `disabled`: a disabled button loses the focus and its label to screen readers.
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={cx(buttonStyles({ variant, size }), className)}
      {...props}
    >
      {busy ? <Spinner className="size-[1.15em]" /> : icon}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight no-underline transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress [&_svg]:shrink-0';

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3 py-2 text-[0.9375rem] [&_svg]:size-[1.15em]',
  md: 'min-h-11 px-5 py-2 text-base [&_svg]:size-[1.15em]',
  lg: 'min-h-13 px-6 py-3 text-[1.0625rem] [&_svg]:size-[1.15em]',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-jade text-on-solid hover:bg-jade-hover',
  accent: 'bg-cinnabar text-on-solid hover:bg-cinnabar-hover',
  outline: 'border border-line-strong bg-surface text-ink hover:border-jade-ink hover:bg-jade-soft',
  ghost: 'text-jade-ink hover:bg-jade-soft',
  danger: 'border border-cinnabar-ink bg-surface text-cinnabar-ink hover:bg-cinnabar-soft',
};

/** The same look for links (`ButtonLink`) and labels. */
export function buttonStyles({
  variant = 'primary',
  size = 'md',
}: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}): string {
  return cx(shape, sizes[size], variants[variant]);
}
