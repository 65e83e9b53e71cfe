import type { ReactNode } from 'react';
import { AnamneseSections } from './anamnese-sections.tsx';
import { SectionRail } from './navigation/section-rail.tsx';
import { SectionStepper } from './navigation/section-stepper.tsx';
import { useCurrentSection } from './navigation/use-current-section.ts';
import { useSectionStates } from './navigation/use-section-states.ts';
import type { Fotos } from './use-fotos.ts';

/** Rail or stepper beside the sections. What is done is worked out once for all three, since it follows every keystroke. */
export function AnamneseBody({ fotos, children }: { fotos: Fotos; children: ReactNode }) {
  const sections = useSectionStates();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className="mx-auto grid max-w-page px-4 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <SectionRail sections={sections} current={current} />
      <div className="min-w-0 pb-8">
        <SectionStepper sections={sections} current={current} />
        {children}
        <AnamneseSections sections={sections} fotos={fotos} />
      </div>
    </div>
  );
}
