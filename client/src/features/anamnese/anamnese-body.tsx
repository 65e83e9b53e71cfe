import { plural } from '@meridia/shared/numbers.ts';
import type { ReactNode } from 'react';
import { AnamneseSections } from './anamnese-sections.tsx';
import { SectionList, type SectionNavProps } from './navigation/section-list.tsx';
import { SectionStepper } from './navigation/section-stepper.tsx';
import { jumpToSection, useCurrentSection } from './navigation/use-current-section.ts';
import { useSectionStates } from './navigation/use-section-states.ts';
import type { Fotos } from './use-fotos.ts';

/**
 * The sections with the rail or the stepper. The state of each section is computed once for all three, because it changes with
 * every keystroke.
 */
export function AnamneseBody({ fotos, children }: { fotos: Fotos; children: ReactNode }) {
  const sections = useSectionStates();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className="mx-auto grid max-w-page px-4 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <SectionRail sections={sections} current={current} />
      <div className="min-w-0 pb-4 sm:pb-8">
        <SectionStepper sections={sections} current={current} />
        {children}
        <AnamneseSections sections={sections} fotos={fotos} />
      </div>
    </div>
  );
}

/** The form's table of contents beside it, from 1024 px on. */
function SectionRail({ sections, current }: SectionNavProps) {
  const done = sections.filter(({ complete }) => complete).length;
  return (
    <nav
      aria-label="Seções da anamnese"
      className="sticky top-[calc(var(--bar-height)+2rem)] hidden max-h-[calc(100dvh-13rem)] overflow-y-auto lg:block"
    >
      <p className="mb-2 px-2 text-[0.9375rem] text-ink-soft">
        <span className="font-semibold text-ink">{done}</span> de {plural(sections.length, 'seção', 'seções')} com o
        essencial
      </p>
      <SectionList sections={sections} current={current} onJump={jumpToSection} />
    </nav>
  );
}
