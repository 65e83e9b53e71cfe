import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

const widths = { text: 'max-w-text', wide: 'max-w-page', form: 'max-w-[54rem]' } as const;

/** The column of a screen: `text` for reading, `form` for forms, `wide` for dashboards. */
export function Page({
  width = 'wide',
  className,
  children,
}: {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx('mx-auto w-full px-4 py-6 sm:px-6 sm:py-10 print:p-0', widths[width], className)}>
      {children}
    </div>
  );
}
