import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { cx } from '../../../lib/cx.ts';
import type { SectionId } from '../sections.ts';
import { SectionList, type SectionNavProps } from './section-list.tsx';
import { jumpToSection } from './use-current-section.ts';

/** Shows the current section and the progress above the form on phones, and opens the list of sections. */
export function SectionStepper({ sections, current }: SectionNavProps) {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<SectionId | null>(null);
  const shown = sections.find(({ id }) => id === current) ?? sections[0];
  if (!shown) return null;

  return (
    <div className="sticky top-(--bar-height) z-20 -mx-4 mb-3 border-b sm:mb-5 border-line bg-ground px-4 sm:-mx-6 sm:px-6 lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left"
      >
        <span className="relative min-w-0 truncate">
          <span className="text-ink-soft tabular-nums">
            {shown.number} de {sections.length}
          </span>
          <span className="ml-2 font-semibold">{shown.shortTitle}</span>
          <span className="sr-only">. Ver todas as seções</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </button>
      <div aria-hidden className="flex gap-1 pb-2.5">
        {sections.map(({ id, complete }) => (
          <span
            key={id}
            className={cx(
              'h-1.5 grow rounded-full transition-colors',
              complete ? 'bg-jade' : 'bg-line',
              id === shown.id && 'ring-2 ring-jade-ink ring-offset-1 ring-offset-ground',
            )}
          />
        ))}
      </div>
      <Dialog
        open={open}
        onOpenChange={(next) => setOpen(next)}
        title="Seções da anamnese"
        onCloseAutoFocus={(event) => {
          if (!target) return;
          // The focus goes to the chosen section instead of back to the button.
          event.preventDefault();
          jumpToSection(target);
          setTarget(null);
        }}
      >
        <SectionList
          sections={sections}
          current={current}
          onJump={(id) => {
            setTarget(id);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}
