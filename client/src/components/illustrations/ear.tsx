import { type IllustrationProps, LineArt } from './line-art.tsx';

export function EarIllustration(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 120" {...props}>
      <path d="M38 62c-7-8-11-17-9-28 3-14 16-23 31-22 19 1 32 16 30 35-1 14-11 21-16 31-3 6-3 12-7 18-4 7-12 11-19 9-8-2-12-9-12-17 0-10 3-18 2-26z" />
      <path d="M39 40c1-10 10-18 21-17 12 1 20 11 18 23-1 9-8 14-12 22" />
      <path d="M48 46c2-7 8-11 14-10 5 1 8 6 6 11-2 6-9 8-10 14-1 4 2 7 0 11-2 5-8 6-12 3" />
      <path d="M38 62c5 1 8 5 8 9" />
      <path d="M62 28v.01M70 40v.01M52 88v.01M57 56v.01" strokeWidth="4" />
    </LineArt>
  );
}
