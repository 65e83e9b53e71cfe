import { type IllustrationProps, LineArt } from './line-art.tsx';

export function FaceIllustration(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 120" {...props}>
      <path d="M33 50c-1 27 9 50 27 50s28-23 27-50" />
      <path d="M33 50c-3-20 9-34 27-34s30 14 27 34" />
      <path d="M33 50c2-10 8-17 15-19 10 5 27 5 35-1 3 5 4 12 4 20" />
      <path d="M33 52c-5-3-8 1-7 7 1 7 4 11 8 11M87 52c5-3 8 1 7 7-1 7-4 11-8 11" />
      <path d="M42 50c3-2 8-2 11 0M67 50c3-2 8-2 11 0" />
      <path d="M43 57c3-2 7-2 10 0M67 57c3-2 7-2 10 0" />
      <path d="M60 55c0 6-3 11-4 15 2 2 6 2 8 0" />
      <path d="M51 82c6 3 12 3 18 0" />
    </LineArt>
  );
}
