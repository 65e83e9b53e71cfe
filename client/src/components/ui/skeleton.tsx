import { cx } from '../../lib/cx.ts';

/** A grey shape in place of content that is loading; set its size by class. Put `role="status"` and a text on the parent. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-breathe rounded-md bg-line/70', className)} />;
}
