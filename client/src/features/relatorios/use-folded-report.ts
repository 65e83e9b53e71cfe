import { useEffect, useLayoutEffect } from 'react';

type Paper = { readonly current: HTMLElement | null };

/**
 * On phones a report starts with its first screen and the names of its folded parts (docs/PRODUCT.md 10.2). Parts about safety stay
 * open. A link to a part opens it. Reports stored before parts could be folded stay as they are.
 */
export function useFoldedReport(paper: Paper, html: string, folds: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another report in the same paper is folded again
  useLayoutEffect(() => {
    if (!folds || !window.matchMedia(phone).matches) return;
    for (const part of parts(paper)) part.open = part.querySelector('#rel-seguranca') !== null;
  }, [paper, html, folds]);

  useEffect(() => {
    const { current } = paper;
    const open = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const part = link && current?.querySelector(`[id="${CSS.escape(link.getAttribute('href')?.slice(1) ?? '')}"]`);
      const fold = part?.closest('details');
      if (fold) fold.open = true;
    };
    current?.addEventListener('click', open);
    return () => current?.removeEventListener('click', open);
  }, [paper]);
}

// The same breakpoint as in the report's own style sheet.
const phone = '(max-width: 640px)';

function parts(paper: Paper): HTMLDetailsElement[] {
  return [...(paper.current?.querySelectorAll<HTMLDetailsElement>('details.rel-dobra') ?? [])];
}
