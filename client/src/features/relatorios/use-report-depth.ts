import { useEffect, useLayoutEffect, useState } from 'react';
import { openParts, type ReportDepth, readReportDepth, rememberReportDepth } from './report-depth.ts';

type Paper = { readonly current: HTMLElement | null };

/**
 * Folds the parts of a report to the chosen depth; before a choice phones begin with ten seconds, and wide screens with all. A link
 * to a part, in the report or in the address, opens it.
 * @param folds false shows everything, on a prerendered page too
 */
export function useReportDepth(
  paper: Paper,
  html: string,
  folds: boolean,
): { depth: ReportDepth; choose: (depth: ReportDepth) => void } {
  const [depth, setDepth] = useState(() => (folds ? startingDepth() : 'all'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another report in the same paper is folded again
  useLayoutEffect(() => {
    if (folds) foldTo(depth, paper);
  }, [paper, html, folds, depth]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address can name a part of another report in the same paper
  useLayoutEffect(() => {
    goTo(paper, window.location.hash);
  }, [paper, html]);

  useEffect(() => {
    const { current } = paper;
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (link) goTo(paper, link.getAttribute('href') ?? '');
    };
    const followAddress = () => goTo(paper, window.location.hash);
    current?.addEventListener('click', follow);
    window.addEventListener('hashchange', followAddress);
    return () => {
      current?.removeEventListener('click', follow);
      window.removeEventListener('hashchange', followAddress);
    };
  }, [paper]);

  return {
    depth,
    choose: (chosen) => {
      setDepth(chosen);
      rememberReportDepth(chosen);
    },
  };
}

// The same breakpoint as in the report's own style sheet.
const phone = '(max-width: 640px)';

function startingDepth(): ReportDepth {
  return readReportDepth() ?? (window.matchMedia(phone).matches ? 'seconds' : 'all');
}

/** Reports stored before points could be folded have parts only. */
function foldTo(depth: ReportDepth, paper: Paper): void {
  const parts = [...find(paper, 'details.rel-dobra')];
  const open = openParts(depth, parts.map(anchorOf));
  for (const part of parts) part.open = open.includes(anchorOf(part));
  for (const point of find(paper, 'details.rel-ponto')) point.open = depth === 'all';
}

function find(paper: Paper, selector: string): NodeListOf<HTMLDetailsElement> | [] {
  return paper.current?.querySelectorAll<HTMLDetailsElement>(selector) ?? [];
}

function anchorOf(part: HTMLDetailsElement): string {
  return part.querySelector('h2')?.id.replace(/^rel-/, '') ?? '';
}

/** Opens everything that hides the target of a link, and scrolls to it. */
function goTo(paper: Paper, hash: string): void {
  const id = hash.slice(1);
  const target = id === '' ? null : paper.current?.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!target) return;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  target.scrollIntoView();
  // Parts far from the screen have an estimated height (report-paper.css). Those on the way get their own with the next frames.
  requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
}
