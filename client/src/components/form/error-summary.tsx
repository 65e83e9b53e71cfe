import { plural } from '@meridia/shared/numbers.ts';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fieldId } from './field.tsx';

export interface FormError {
  /** Field name, as given to `Field`. */
  name: string;
  message: string;
}

interface ErrorSummaryProps {
  /** In the order of the page. */
  errors: readonly FormError[];
  /** Grows with each refused submit, so that the summary takes the focus again. */
  attempt: number;
}

/** Lists the errors at the top of a long form; each line jumps to its field. Renders nothing without errors. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const empty = errors.length === 0;

  useEffect(() => {
    if (attempt > 0 && !empty) box.current?.focus();
  }, [attempt, empty]);

  if (empty) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="animate-appear rounded-card border border-cinnabar-ink bg-cinnabar-soft p-5"
    >
      <p className="flex items-start gap-2 font-semibold text-cinnabar-ink">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {plural(errors.length, 'campo precisa', 'campos precisam')} da sua atenção
      </p>
      <ul className="mt-2 grid pl-7">
        {errors.map((error) => (
          <li key={error.name}>
            <a
              href={`#${fieldId(error.name)}`}
              onClick={(event) => {
                event.preventDefault();
                jumpToField(error.name);
              }}
              className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-8"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolls to a field and focuses it, or the first control of its group. @returns false when the field is not on the page */
export function jumpToField(name: string): boolean {
  const element = document.getElementById(fieldId(name));
  if (!element) return false;
  element.scrollIntoView({ block: 'center' });
  const target = element.matches('[role="group"]') ? element.querySelector<HTMLElement>('input, button') : element;
  (target ?? element).focus({ preventScroll: true });
  return true;
}
