import { FileClock, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import type { DraftStart } from './open-draft.ts';

/**
 * Says that the form opened with a saved draft, and offers to start with an empty form. Of answers that the client sent, the notice about
 * them says so, and nobody wants to begin without them.
 */
export function DraftNotice({ start, onStartOver }: { start: DraftStart; onStartOver: () => void }) {
  const [open, setOpen] = useState(true);
  if (!start.restored || !open || start.values.respondida) return null;
  const { nomeCliente } = start.values.dadosAnamnese;
  return (
    <section
      aria-label="Rascunho recuperado"
      className="mb-5 flex animate-appear items-start gap-3 rounded-card border border-jade-ink/40 bg-jade-soft p-4"
    >
      <FileClock aria-hidden className="mt-0.5 size-6 shrink-0 text-jade-ink" strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <p className="font-semibold">Rascunho recuperado</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {nomeCliente ? `${nomeCliente}, ` : ''}salvo em {formatDateTime(start.restored.at)}
          {start.restored.where === 'device' && !start.synced ? ' neste aparelho' : ''}.
        </p>
        <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={onStartOver}>
          Começar do zero
        </Button>
      </div>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={() => setOpen(false)}
        className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
}
