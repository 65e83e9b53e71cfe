import { type IllustrationProps, LineArt } from './line-art.tsx';

export function TongueIllustration(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 120" {...props}>
      <path d="M14 36c10-9 21-17 31-17 6 0 10 3 15 5 5-2 9-5 15-5 10 0 21 8 31 17" />
      <path d="M14 36c8 4 14 6 19 7M106 36c-8 4-14 6-19 7" />
      <path d="M33 43c-1-5 5-9 12-9 6 0 9 3 15 3s9-3 15-3c7 0 13 4 12 9" />
      <path d="M33 43c-2 18-2 35 5 47 5 9 13 14 22 14s17-5 22-14c7-12 7-29 5-47" />
      <path d="M60 50c-1 8 1 17 0 26-.4 4-.4 7 0 10" />
      <path d="M46 56v.01M50 67v.01M44 74v.01M51 84v.01M74 56v.01M70 67v.01M76 74v.01M69 84v.01" strokeWidth="3" />
    </LineArt>
  );
}
