import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

/** Stands where something would be made that the plan does not include, and says so before anybody tries. */
export function PlanNote({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={cx(
        'flex gap-3 rounded-control bg-amber-soft p-4 text-[0.9375rem] text-amber-ink print:hidden',
        className,
      )}
    >
      <Sparkles aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        {children}{' '}
        <Link to="/plans" className="font-semibold underline underline-offset-4">
          Ver planos
        </Link>
      </span>
    </p>
  );
}
