import { createLink } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

interface RowAnchorProps extends ComponentProps<'a'> {
  name: string;
}

function RowAnchor({ name, className, children, ...props }: RowAnchorProps) {
  return (
    <a className={cx('flex min-h-14 items-center gap-3 py-2 underline-offset-4 hover:underline', className)} {...props}>
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-ink-soft">{children}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </a>
  );
}

/** One row of a list that leads to a screen: a name, and a line below it. */
export const RowLink = createLink(RowAnchor);
