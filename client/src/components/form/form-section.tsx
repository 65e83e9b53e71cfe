import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Card } from '../ui/card.tsx';

interface FormSectionProps {
  /** The anchor to which the rail and the stepper jump. */
  id: string;
  /** Shown before the title: the section's place in the form. */
  number?: number;
  title: ReactNode;
  description?: ReactNode;
  /** Marks the section as done. */
  complete?: boolean;
  children: ReactNode;
}

export function FormSection({ id, number, title, description, complete = false, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card id={id} aria-labelledby={titleId} padded={false} className="scroll-mt-28 px-4 py-3.5 sm:p-6">
      <header className="mb-3 flex flex-wrap items-start gap-x-3">
        {number !== undefined && <SectionNumber number={number} complete={complete} />}
        <h2
          id={titleId}
          className="min-w-0 flex-1 font-serif text-[1.25rem] sm:text-[1.375rem] leading-snug font-semibold"
        >
          {title}
          {complete && <span className="sr-only"> (o essencial respondido)</span>}
        </h2>
        {description && (
          // On phones below the number as well, because each line more is a line to scroll.
          <p
            className={cx(
              'mt-0.5 basis-full text-[0.9375rem] text-ink-soft sm:mt-1 sm:text-base',
              number !== undefined && 'sm:pl-11',
            )}
          >
            {description}
          </p>
        )}
      </header>
      <div className="grid gap-3.5 sm:gap-6">{children}</div>
    </Card>
  );
}

/** The section's place in the form, or a tick when it is done. */
export function SectionNumber({ number, complete }: { number: number; complete: boolean }) {
  return (
    <span
      aria-hidden
      className={`mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full border font-serif font-semibold transition-colors ${
        complete ? 'border-jade bg-jade text-on-solid' : 'border-line-strong text-ink-soft'
      }`}
    >
      {complete ? <Check className="size-4" strokeWidth={3} /> : number}
    </span>
  );
}
