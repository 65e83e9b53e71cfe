import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

interface PlanNoteProps {
  children: ReactNode;
  /** For a place beside other things. */
  quiet?: boolean;
  className?: string;
}

/** Stands where something would be made that the plan does not include, and says so before anybody tries. */
export function PlanNote({ children, quiet = false, className }: PlanNoteProps) {
  return (
    <p
      className={cx(
        'flex gap-3 text-[0.9375rem] print:hidden',
        quiet ? 'text-ink-soft' : 'rounded-control bg-amber-soft p-4 text-amber-ink',
        className,
      )}
    >
      {!quiet && <Sparkles aria-hidden className="mt-0.5 size-5 shrink-0" />}
      <span className="min-w-0">
        {children}{' '}
        <Link to="/plans" className="font-semibold underline underline-offset-4">
          Ver planos
        </Link>
      </span>
    </p>
  );
}
