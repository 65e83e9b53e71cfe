import type { ReactNode } from 'react';
import { LineIcon } from './line-icon.tsx';

export type FeatureIconName = keyof typeof drawings;

/** Small line drawings of the public pages. They are our own, so that public pages need no icon library. */
export function FeatureIcon({ name, className = 'size-6' }: { name: FeatureIconName; className?: string }) {
  return <LineIcon className={className}>{drawings[name]}</LineIcon>;
}

const drawings = {
  anamnese: <path d="M9 4H5v17h14V4h-4M9 2.5h6v3H9zM8.5 11h7M8.5 15.5h4.5" />,
  fotos: (
    <>
      <path d="M3 8h4l1.5-3h7L17 8h4v12H3z" />
      <circle cx="12" cy="13.5" r="3.5" />
    </>
  ),
  elementos: (
    <>
      <circle cx="12" cy="12" r="7.5" strokeDasharray="5.4 4" />
      <path d="M12 3.5v2M20 9.8l-2 .6M17 18.8l-1.2-1.6M7 18.8l1.2-1.6M4 9.8l2 .6" strokeWidth="3.5" />
    </>
  ),
  pontos: (
    <>
      <path d="M4 20C6 12 9 15 12 11s3-6 8-7" strokeDasharray=".1 3.2" />
      <circle cx="5" cy="18" r="2" />
      <circle cx="12" cy="11" r="2" />
      <circle cx="19" cy="5" r="2" />
    </>
  ),
  orelha: (
    <path d="M8 13c-2-2-2.5-4-2.5-5.5a6.5 6.5 0 0 1 13 0c0 4-3 5-4 8-.6 2.5-1.5 5-4 5-2 0-3-1.5-3-3.5M9.5 9a3 3 0 1 1 5-2c0 3-3 3-3 6" />
  ),
  habitos: <path d="M5 20c1-6 4-9 9-11M6 15C4 8 10 4 20 4c0 9-4 14-11 13" />,
  evolucao: <path d="M3 20h18M4 15l5-5 4 3 7-8M15.5 5H20v4.5" />,
  relatorio: <path d="M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 12.5h7M9 16.5h7" />,
  check: <path d="m4.5 12.5 5 5 10-11" strokeWidth="2.5" />,
} satisfies Record<string, ReactNode>;
