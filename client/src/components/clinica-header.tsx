import { useState } from 'react';
import { cx } from '../lib/cx.ts';

interface ClinicaHeaderProps {
  /** Null for a report without a clinic's name. */
  nomeClinica: string | null;
  /** `logoOf(...)` of shared/clinica-config.ts. */
  logo: string | null;
  className?: string;
}

/**
 * A clinic's brand at the top of a report: on screen, in print and in the preview of the settings. The background is white in dark
 * mode too. Renders nothing when the clinic has set nothing.
 */
export function ClinicaHeader({ nomeClinica, logo, className }: ClinicaHeaderProps) {
  // The failed address is stored, so that a new address is tried.
  const [broken, setBroken] = useState<string | null>(null);
  const shown = logo !== null && logo !== broken ? logo : null;
  if (!nomeClinica && !shown) return null;
  return (
    <div
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-2 border-b-2 border-[#1f5e4b] bg-[#fffefb] pb-4 font-serif text-[#1f5e4b]',
        className,
      )}
    >
      {shown && (
        <img
          src={shown}
          // Empty, because the name beside the logo says the same.
          alt={nomeClinica ? '' : 'Logo da clínica'}
          referrerPolicy="no-referrer"
          className="max-h-14 max-w-[180px] shrink-0 object-contain"
          onError={() => setBroken(shown)}
        />
      )}
      {nomeClinica && (
        <p className="min-w-0 grow basis-44 text-lg leading-snug font-semibold wrap-break-word">{nomeClinica}</p>
      )}
    </div>
  );
}
