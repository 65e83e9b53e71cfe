import type { ReactNode, RefObject } from 'react';

interface FichaPieceProps {
  title: string;
  /** Gets the focus when the piece is opened. */
  heading: RefObject<HTMLHeadingElement | null>;
  description?: string | undefined;
  children: ReactNode;
}

/** One piece of the client's form. */
export function FichaPiece({ title, heading, description, children }: FichaPieceProps) {
  return (
    <section aria-labelledby="parte" className="grid gap-6">
      <div>
        <h1 id="parte" ref={heading} tabIndex={-1} className="font-serif text-3xl leading-tight font-semibold">
          {title}
        </h1>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
      </div>
      {children}
    </section>
  );
}
