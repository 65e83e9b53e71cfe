import { type IllustrationProps, LineArt } from './line-art.tsx';

/** A clipboard with some answers ticked. */
export function IntakeSheetIllustration(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 120" {...props}>
      <path d="M44 20H26v90h68V20H76" />
      <path d="M44 28V17h8c1-5 4-8 8-8s7 3 8 8h8v11z" />
      <path d="m36 46 4 4 8-9M36 66l4 4 8-9M36 86l4 4 8-9" />
      <path d="M58 47h24M58 67h24M58 87h14" />
    </LineArt>
  );
}
