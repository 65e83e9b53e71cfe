import { type IllustrationProps, LineArt } from './line-art.tsx';

export function LockedSheetIllustration(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 120" {...props}>
      <path d="M58 108H26V12h42l20 20v22" />
      <path d="M68 12v20h20M40 46h30M40 62h18M40 78h14" />
      <path d="M66 78h36v30H66zM74 78v-8a10 10 0 0 1 20 0v8M84 90v7" />
    </LineArt>
  );
}
