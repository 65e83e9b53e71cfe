import { CircleAlert } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import type { DraftStatus as Status } from './draft/draft-ports.ts';
import { DraftStatus } from './draft/draft-status.tsx';

interface ActionBarProps {
  status: Status;
  restoredAt: string | null;
  busy: boolean;
  /** Number of fields to correct; 0 hides the hint. */
  errorCount: number;
  onShowErrors: () => void;
  onCancel: () => void;
}

/**
 * The bar that is always visible: the draft's status, the button to leave, and the primary action. With very large text it stands below the
 * form, because it would cover half of it.
 */
export function ActionBar({ status, restoredAt, busy, errorCount, onShowErrors, onCancel }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-safe max-[18rem]:static">
      <div className="mx-auto flex max-w-page flex-col gap-2 px-4 pt-2 sm:px-6 md:flex-row md:items-center md:justify-between md:gap-6">
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <DraftStatus status={status} restoredAt={restoredAt} />
          {errorCount > 0 && (
            <button
              type="button"
              onClick={onShowErrors}
              className="inline-flex min-h-6 items-center gap-1.5 text-[0.9375rem] font-semibold text-cinnabar-ink underline-offset-4 hover:underline"
            >
              <CircleAlert aria-hidden className="size-4" />
              {errorCount} a corrigir
            </button>
          )}
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-3 max-[18rem]:grid-cols-1 md:flex">
          <Button variant="outline" onClick={onCancel} className="px-4 md:px-5">
            Cancelar
          </Button>
          <Button type="submit" variant="accent" busy={busy} busyText="Gerando Diagnóstico..." className="px-3 md:px-6">
            Gerar Diagnóstico Completo
          </Button>
        </div>
      </div>
    </div>
  );
}
