import { type IllustrationProps, LineArt } from './line-art.tsx';

/** Two sheets: the wheel of the elements above, lines of text below. */
export function ReportPagesIllustration(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 120" {...props}>
      <path d="M38 20V10h60v82H86" />
      <path d="M22 20h64v90H22z" />
      <circle cx="54" cy="49" r="18" strokeDasharray="13 9.6" />
      <path d="M54 31v.01M71.1 43.4v.01M64.6 63.6v.01M43.4 63.6v.01M36.9 43.4v.01" strokeWidth="7" />
      <path d="M34 82h40M34 91h40M34 100h24" />
    </LineArt>
  );
}
