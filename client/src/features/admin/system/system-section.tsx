import { type ReactNode, useId } from 'react';

interface SystemSectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A part of the screen without a card, because its content is a table. */
export function SystemSection({ title, description, children }: SystemSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-serif text-xl leading-snug font-semibold">
        {title}
      </h2>
      {description && <p className="mt-1 max-w-text text-[0.9375rem] text-ink-soft">{description}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
