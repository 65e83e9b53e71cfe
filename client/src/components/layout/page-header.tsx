import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** The way back: `<BackLink to="/dashboard">Início</BackLink>`. */
  back?: ReactNode;
  /** Buttons at the right of the title, the primary one last; on phones below it, the primary one on top. */
  actions?: ReactNode;
}

export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 sm:mb-8">
      {back && <div className="mb-1 -ml-2 print:hidden">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-text">
          <h1 className="font-serif text-[1.875rem] leading-tight font-semibold sm:text-4xl">{title}</h1>
          {description && <p className="mt-2 text-ink-soft">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap-reverse gap-3 print:hidden">{actions}</div>}
      </div>
    </header>
  );
}
