import { Check } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import type { SectionId } from '../sections.ts';
import type { SectionState } from './use-section-states.ts';

export interface SectionNavProps {
  sections: readonly SectionState[];
  /** The section that the person is reading. */
  current: SectionId | undefined;
}

interface SectionListProps extends SectionNavProps {
  onJump: (id: SectionId) => void;
}

/** Lists every section with its progress; a press jumps to the section. Used by the rail and by the phone's sheet. */
export function SectionList({ sections, current, onJump }: SectionListProps) {
  return (
    <ol className="grid">
      {sections.map(({ id, number, shortTitle, complete }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === current ? 'step' : undefined}
            onClick={() => onJump(id)}
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-[0.9375rem] leading-snug text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=step]:bg-jade-soft aria-[current=step]:font-semibold aria-[current=step]:text-jade-ink"
          >
            <span
              aria-hidden
              className={cx(
                'inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-[0.8125rem] font-semibold tabular-nums',
                complete ? 'border-jade bg-jade text-on-solid' : 'border-line-strong bg-surface text-ink-soft',
              )}
            >
              {complete ? <Check className="size-3.5" strokeWidth={3} /> : number}
            </span>
            <span>
              {shortTitle}
              {complete && <span className="sr-only"> (o essencial respondido)</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
