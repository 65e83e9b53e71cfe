import { type IllustrationProps, LineArt } from './line-art.tsx';

/** A standing figure from the front; one channel with its points runs from chest to hand, one from hip to foot. */
export function MeridianFigure(props: IllustrationProps) {
  return (
    <LineArt viewBox="0 0 120 260" {...props}>
      <path d="M60 10c9 0 15 7 15 17 0 11-6 20-15 20s-15-9-15-20c0-10 6-17 15-17z" />
      <path d="M54 46v8c-3 5-13 6-20 9-7 4-9 10-10 18-2 15-4 29-8 43-1 6-3 10-2 15 1 4 6 4 8 0 2-5 3-9 4-14 4-13 8-24 10-38" />
      <path d="M66 46v8c3 5 13 6 20 9 7 4 9 10 10 18 2 15 4 29 8 43 1 6 3 10 2 15-1 4-6 4-8 0-2-5-3-9-4-14-4-13-8-24-10-38" />
      <path d="M36 87c1 14 3 23 1 36-3 17-3 32 0 48 2 14 3 28 4 42 0 7-2 12-6 17-3 4 0 7 4 7h8c4 0 5-3 5-7-1-12 0-24 1-36 1-20 4-40 7-62" />
      <path d="M84 87c-1 14-3 23-1 36 3 17 3 32 0 48-2 14-3 28-4 42 0 7 2 12 6 17 3 4 0 7-4 7h-8c-4 0-5-3-5-7 1-12 0-24-1-36-1-20-4-40-7-62" />
      <g className="text-cinnabar-ink" stroke="currentColor">
        <path d="M72 74c10 2 14 8 16 18 2 12 5 24 9 38" strokeDasharray="1 5" />
        <path d="M46 136c-2 20-1 44 1 62 1 12 1 22-1 32" strokeDasharray="1 5" />
        <path d="M60 58v66" strokeDasharray="1 5" />
        <g fill="currentColor" stroke="none">
          <circle cx="72" cy="74" r="3.2" />
          <circle cx="89" cy="95" r="3.2" />
          <circle cx="97" cy="130" r="3.2" />
          <circle cx="60" cy="88" r="3.2" />
          <circle cx="60" cy="112" r="3.2" />
          <circle cx="45" cy="168" r="3.2" />
          <circle cx="47" cy="200" r="3.2" />
        </g>
      </g>
    </LineArt>
  );
}
