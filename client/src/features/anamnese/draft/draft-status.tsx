import { CloudCheck, CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import type { DraftStatus as Status } from './draft-ports.ts';
import { draftStatusText } from './draft-status-text.ts';

const icons: Record<Status['kind'], LucideIcon> = {
  idle: CloudCheck,
  saving: CloudUpload,
  saved: CloudCheck,
  device: CloudOff,
  unsaved: TriangleAlert,
};

const tones = { calm: 'text-ink-soft', attention: 'text-amber-ink', alarm: 'text-cinnabar-ink' } as const;

/** Always in view. Only what needs attention is read aloud: a form that speaks with each pause is no help. */
export function DraftStatus({ status, restoredAt }: { status: Status; restoredAt: string | null }) {
  const { text, tone } = draftStatusText(status, restoredAt);
  const Icon = icons[status.kind];
  return (
    <p
      aria-live={tone === 'calm' ? 'off' : 'polite'}
      className={cx('flex items-center gap-2 text-[0.9375rem] leading-tight', tones[tone])}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span data-testid="draft-status">{text}</span>
    </p>
  );
}
