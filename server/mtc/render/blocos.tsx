import type { ReactNode } from 'react';

/**
 * A part of the report that can be folded; `id` is its anchor for the index. On phones the app folds the parts
 * (report-paper.tsx).
 */
export function Secao({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) {
  return (
    <section className="rel-secao" aria-labelledby={`rel-${id}`}>
      <details className="rel-dobra" open>
        <summary>
          <h2 id={`rel-${id}`}>{titulo}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}

/** Paragraphs of a text of the draft; nothing for an empty text. */
export function Texto({ texto, className }: { texto: string; className?: string }) {
  const paragrafos = texto.split(/\n{2,}/).filter((paragrafo) => paragrafo.trim() !== '');
  return (
    <>
      {paragrafos.map((paragrafo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, rendered once
        <p key={index} className={className}>
          {paragrafo}
        </p>
      ))}
    </>
  );
}
