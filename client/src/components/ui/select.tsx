import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { controlStyles } from './input.tsx';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** The text of the first, empty choice; leave it out when an answer is always set. */
  placeholder?: string;
}

/** The browser's own select, because phones show it as a list that is easy to use. For up to 7 options prefer `RadioChips`. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select className={cx(controlStyles, 'appearance-none pr-10', className)} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
