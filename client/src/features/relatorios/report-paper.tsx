import { useEffect, useRef } from 'react';
import './report-paper.css';

/** The stored report as printed on white paper, in dark mode too. */
export function ReportPaper({ html }: { html: string }) {
  const paper = useRef<HTMLDivElement>(null);
  useOpenForPrint(paper);
  return (
    <div
      ref={paper}
      className="report-paper"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own renderer (server/mtc/render), which escapes every text, whoever wrote it; no markup of a model or a person is ever stored, and the page's CSP allows no inline script.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

// Paper has no folds: what is closed on the screen is opened for the printer and closed again after it.
function useOpenForPrint(paper: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(paper.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [paper]);
}
