import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shown beside the box; the whole line can be clicked. */
  children: ReactNode;
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-start gap-3 py-2', className)}>
      <span className="relative mt-0.5 inline-flex size-6 shrink-0">
        <input
          type="checkbox"
          className="peer size-6 cursor-pointer appearance-none rounded-md border border-line-strong bg-surface transition-colors checked:border-jade checked:bg-jade hover:border-jade-ink aria-invalid:border-cinnabar-ink"
          {...props}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-1 size-4 text-on-solid opacity-0 peer-checked:opacity-100"
        />
      </span>
      {/* The first line stands at the middle of the box, whatever its size. */}
      <span className="min-w-0 pt-[calc(var(--spacing)*3.5-0.5lh)]">{children}</span>
    </label>
  );
}
