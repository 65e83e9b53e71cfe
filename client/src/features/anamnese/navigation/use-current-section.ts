import { useEffect, useState } from 'react';
import type { SectionId } from '../sections.ts';

/** The section that the person is reading: the last section whose top is above the end of the window's upper third. */
export function useCurrentSection(ids: readonly SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const find = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = sectionElements(key).filter((element) => element.getBoundingClientRect().top <= line);
      setCurrent(passed.at(-1)?.id);
    };
    const request = () => {
      frame ||= requestAnimationFrame(find);
    };
    find();
    window.addEventListener('scroll', request, { passive: true });
    window.addEventListener('resize', request);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', request);
      window.removeEventListener('resize', request);
    };
  }, [key]);

  return ids.find((id) => id === current) ?? ids[0];
}

/** Opens a folded section, scrolls it to the top and moves the focus there, for keyboards and screen readers. */
export function jumpToSection(id: SectionId): void {
  const section = document.getElementById(id);
  if (!section) return;
  const fold = section.querySelector('details');
  if (fold?.querySelector('summary h2')) fold.open = true;
  section.scrollIntoView({ block: 'start' });
  const heading = section.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function sectionElements(key: string): HTMLElement[] {
  return key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
}
