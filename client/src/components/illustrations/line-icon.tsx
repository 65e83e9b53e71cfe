import type { ReactNode } from 'react';

/**
 * The shared SVG frame of our small icons: 24 units, one line width, the colour of the surrounding text. Icons are decoration
 * beside a text.
 */
export function LineIcon({ className = 'size-6', children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
