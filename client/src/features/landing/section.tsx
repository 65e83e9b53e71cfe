import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

/** A section of the landing page: an eyebrow, a heading and at most one sentence before the content. */
export function Section({
  id,
  eyebrow,
  title,
  lead,
  sunken = false,
  children,
}: {
  id: string;
  eyebrow: string;
  title: string;
  lead?: string;
  /** With a darker background, to separate the section from its neighbours. */
  sunken?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={cx(sunken && 'border-y border-line bg-sunken', 'scroll-mt-16')}
    >
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <p className="eyebrow">{eyebrow}</p>
        <h2
          id={`${id}-titulo`}
          className="mt-3 max-w-2xl font-serif text-[1.875rem] leading-tight font-semibold sm:text-4xl"
        >
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-2xl text-lg text-ink-soft">{lead}</p>}
        <div className="mt-9 sm:mt-10">{children}</div>
      </div>
    </section>
  );
}
