import { type IllustrationProps, LineArt } from './line-art.tsx';

export function TongueIllustration(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 120" {...props}>
      <path d="M16 40c9-8 20-19 32-19 6 0 9 3 12 4 3-1 6-4 12-4 12 0 23 11 32 19" />
      <path d="M16 40c13-2 21-4 28-4 7 0 11 3 16 3s9-3 16-3c7 0 15 2 28 4" />
      <path d="M16 40c4 8 10 14 18 17M104 40c-4 8-10 14-18 17" />
      <path d="M36 37c-3 17-4 36 3 50 5 10 12 15 21 15s16-5 21-15c7-14 6-33 3-50" />
      <path d="M60 52c-1 9 1 17 0 26-.4 4-.4 6 0 9" />
      <path d="M48 56v.01M51 68v.01M47 77v.01M53 88v.01M72 56v.01M69 68v.01M73 77v.01M67 88v.01" strokeWidth="3" />
    </LineArt>
  );
}
