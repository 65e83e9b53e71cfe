import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One of components/illustrations. */
  illustration?: ReactNode;
  title: ReactNode;
  /** What will be shown here, and what to do for it. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center wrap-anywhere">
      {illustration && <div className="mb-6 h-32 text-jade-ink [&>svg]:h-full [&>svg]:w-auto">{illustration}</div>}
      <h2 className="font-serif text-2xl leading-snug font-semibold">{title}</h2>
      {children && <div className="mt-2 text-ink-soft">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
