import { plural } from '@meridia/shared/numbers.ts';
import { SectionList, type SectionNavProps } from './section-list.tsx';
import { jumpToSection } from './use-current-section.ts';

/** The form's table of contents beside it, from 1024 px on. */
export function SectionRail({ sections, current }: SectionNavProps) {
  const done = sections.filter(({ complete }) => complete).length;
  return (
    <nav
      aria-label="Seções da anamnese"
      className="sticky top-[calc(var(--bar-height)+2rem)] hidden max-h-[calc(100dvh-13rem)] overflow-y-auto lg:block"
    >
      <p className="mb-2 px-2 text-[0.9375rem] text-ink-soft">
        <span className="font-semibold text-ink">{done}</span> de {plural(sections.length, 'seção', 'seções')}{' '}
        {done === 1 ? 'completa' : 'completas'}
      </p>
      <SectionList sections={sections} current={current} onJump={jumpToSection} />
    </nav>
  );
}
