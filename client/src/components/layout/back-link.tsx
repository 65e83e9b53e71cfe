import { createLink } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

function BackAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      className="inline-flex min-h-11 items-center gap-1 rounded-control py-2 pr-3 pl-1 font-medium text-ink-soft transition-colors hover:text-jade-ink"
      {...props}
    >
      <ChevronLeft aria-hidden className="size-5" />
      {children}
    </a>
  );
}

/** The way back of a screen: `<BackLink to="/historico">Histórico</BackLink>`. */
export const BackLink = createLink(BackAnchor);
