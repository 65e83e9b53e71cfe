import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

interface ChipProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox';
  children: ReactNode;
}

/** One option as a chip. It contains a real radio or checkbox, so that keyboards and screen readers need nothing else. */
export function Chip({ type, children, className, ...props }: ChipProps) {
  return (
    <label
      className={cx(
        'group relative isolate inline-flex min-h-[44px] cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-2.5 py-1.5 text-[0.9375rem] leading-tight select-none sm:gap-2 sm:px-4 sm:text-base',
        'transition-colors duration-150 hover:border-jade-ink has-checked:border-jade has-checked:bg-jade has-checked:text-on-solid',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade-ink',
        'has-disabled:cursor-not-allowed has-disabled:opacity-55',
        className,
      )}
    >
      <input type={type} className="absolute inset-0 -z-10 size-full cursor-pointer opacity-0" {...props} />
      {type === 'checkbox' && (
        <Check aria-hidden strokeWidth={2.5} className="-ml-1 hidden size-4 shrink-0 group-has-checked:block" />
      )}
      <span>{children}</span>
    </label>
  );
}
