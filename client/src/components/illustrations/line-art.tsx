import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

export interface IllustrationProps {
  className?: string;
  /** Text for screen readers; without it the drawing is decoration. */
  title?: string;
}

/** The shared SVG frame of our drawings: one line width, round ends, the colour of the surrounding text. */
export function LineArt({
  viewBox,
  title,
  className,
  children,
}: IllustrationProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      className={cx('[&_*]:[vector-effect:non-scaling-stroke]', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  );
}
