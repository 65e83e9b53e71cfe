import { cx } from '../../lib/cx.ts';

interface ProgressProps {
  /** 0..100 */
  percent: number;
  /** Name for screen readers. */
  label: string;
  /** The value in words: '2 de 5 diagnósticos'. */
  valueText?: string;
  tone?: 'jade' | 'cinnabar';
  className?: string;
}

export function Progress({ percent, label, valueText, tone = 'jade', className }: ProgressProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={cx('h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset', className)}
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width] duration-250 ease-calm',
          tone === 'jade' ? 'bg-jade' : 'bg-cinnabar',
        )}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
