import { CloudCheck, CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { formatTime } from '../../../lib/format.ts';
import type { DraftStatus as Status } from './draft-ports.ts';

const icons: Record<Status['kind'], LucideIcon> = {
  idle: CloudCheck,
  saving: CloudUpload,
  saved: CloudCheck,
  device: CloudOff,
  unsaved: TriangleAlert,
};

const tones = { calm: 'text-ink-soft', attention: 'text-amber-ink', alarm: 'text-cinnabar-ink' } as const;

/** Always visible. Screen readers announce only problems, because an announcement at each pause would disturb. */
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

interface DraftStatusText {
  text: string;
  tone: 'calm' | 'attention' | 'alarm';
}

/** The sticky bar's text about the draft. */
function draftStatusText(status: Status, restoredAt: string | null): DraftStatusText {
  switch (status.kind) {
    case 'idle':
      return {
        text: restoredAt ? `Salvo às ${formatTime(restoredAt)}` : 'Salvamento automático',
        tone: 'calm',
      };
    case 'saving':
      return { text: 'Salvando…', tone: 'calm' };
    case 'saved':
      return { text: `Salvo às ${formatTime(status.at)}`, tone: 'calm' };
    case 'device':
      return { text: `${reasons[status.why]}: guardado neste aparelho`, tone: 'attention' };
    case 'unsaved':
      return { text: 'Ainda não foi possível salvar: mantenha esta página aberta', tone: 'alarm' };
  }
}

const reasons = {
  offline: 'Sem conexão',
  session: 'Sessão encerrada',
  conflict: 'Duas versões',
  server: 'Servidor ocupado',
  limit: 'Já há 20 rascunhos na conta, descarte um',
} as const;
