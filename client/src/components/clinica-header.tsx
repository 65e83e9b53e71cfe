import { useState } from 'react';
import { cx } from '../lib/cx.ts';

interface ClinicaHeaderProps {
  /** Null: a report without a clinic's name. */
  nomeClinica: string | null;
  /** `logoOf(...)` of shared/clinica-config.ts. */
  logo: string | null;
  className?: string;
}

/**
 * The brand of a clinic as it stands on the paper of a report: on screen, in print, in the preview of the settings. The paper is
 * white in dark mode too. Nothing when nothing is set.
 */
export function ClinicaHeader({ nomeClinica, logo, className }: ClinicaHeaderProps) {
  // Remembered by address: another one is another picture.
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
          // The name beside it says it already.
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
