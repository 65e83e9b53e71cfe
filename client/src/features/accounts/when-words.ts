import { formatDateTime, formatTime } from '../../lib/format.ts';

const dayMs = 86_400_000;

/** 'hoje às 14:32', 'ontem às 09:10', '21 de novembro de 2026 às 14:32' in the reader's time zone. */
export function whenWords(instant: string, now: Date): string {
  const then = new Date(instant);
  if (isSameDay(then, now)) return `hoje às ${formatTime(then)}`;
  if (isSameDay(then, new Date(now.getTime() - dayMs))) return `ontem às ${formatTime(then)}`;
  return formatDateTime(then);
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
