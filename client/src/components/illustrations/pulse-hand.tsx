import { type IllustrationProps, LineArt } from './line-art.tsx';

/** A therapist's three fingers on a wrist, because no photo and no form shows the pulse. */
export function PulseHandIllustration(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 120" {...props}>
      <path d="M4 74c22-3 46-4 66-2 16 2 30 3 42 0M4 102c26 3 58 4 80 1 12-2 22-2 28-1" />
      <path d="M34 73c-3-8-8-22-10-31-1-6 7-8 9-2l8 25" />
      <path d="M41 65c-2-9-5-22-6-31-1-7 8-8 10-2l6 31" />
      <path d="M51 63c-1-8-2-18-2-26 0-7 9-7 10-1l4 27" />
      <path d="M63 63c6-3 12-9 16-16 6-10 14-18 25-24" />
      <path d="M26 39c0-9 6-17 16-22 12-6 26-8 42-10" />
      <path d="M46 82v.01M56 81v.01M36 83v.01" strokeWidth="4" />
    </LineArt>
  );
}
