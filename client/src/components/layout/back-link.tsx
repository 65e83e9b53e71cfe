import { createLink } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

function BackAnchor({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      // The router adds a class to a link that leads to a part of the present address.
      className={cx(
        'inline-flex min-h-11 items-center gap-1 rounded-control py-2 pr-3 pl-1 font-medium text-ink-soft transition-colors hover:text-jade-ink',
        className,
      )}
      {...props}
    >
      <ChevronLeft aria-hidden className="size-5" />
      {children}
    </a>
  );
}

/** The way back of a screen: `<BackLink to="/historico">Histórico</BackLink>`. */
export const BackLink = createLink(BackAnchor);
