import type { EscoreKey } from '@meridia/shared/consulta-evolutiva.ts';

/** Each curve has its own dash and its own mark, so that colour is not the only difference. */
export const seriesStyles: Record<EscoreKey, { colour: string; dash: string; mark: string }> = {
  queixa: { colour: 'var(--cinnabar-ink)', dash: '', mark: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z' },
  dor: { colour: 'var(--agua)', dash: '7 4', mark: 'M-4 -4H4V4H-4Z' },
  sono: { colour: 'var(--jade-ink)', dash: '2 4', mark: 'M0 -5L5 4H-5Z' },
  energia: { colour: 'var(--amber-ink)', dash: '11 4 2 4', mark: 'M0 -5.5L5 0L0 5.5L-5 0Z' },
  estresse: { colour: 'var(--ink)', dash: '16 5', mark: 'M-5 -3.5H5L0 5Z' },
};

/** A short piece of the curve, for the legend. */
export function SeriesSample({ escore }: { escore: EscoreKey }) {
  const { colour, dash, mark } = seriesStyles[escore];
  return (
    <svg viewBox="0 0 40 14" className="h-3.5 w-10 shrink-0" aria-hidden>
      <path d="M0 7H40" stroke={colour} strokeWidth="2" strokeDasharray={dash} fill="none" />
      <path d={mark} transform="translate(20 7)" fill={colour} stroke="var(--surface)" strokeWidth="1" />
    </svg>
  );
}
