import { type IllustrationProps, LineArt } from './line-art.tsx';

/** A channel that stops before its next point: a picture for failures. */
export function BrokenChannel(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 160 80" {...props}>
      <path d="M10 58c16 0 20-30 36-30 12 0 14 14 22 16M92 38c10-2 12-16 24-16 14 0 16 14 34 14" />
      <path d="m74 56-6 12M86 54v14M66 26l-8-10M96 52l9 9" />
      <path d="M10 58v.01M46 28v.01M116 22v.01M150 36v.01" strokeWidth="8" />
    </LineArt>
  );
}
