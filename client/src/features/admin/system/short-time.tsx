import { formatShortDate, formatTime } from '../../../lib/format.ts';

/** '21/11/2026 às 14:32': tables have no room for the month in words. */
export function ShortTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatShortDate(at)} às {formatTime(at)}
    </time>
  );
}
