import { FileClock } from 'lucide-react';
import { formatDateTime } from '../../../lib/format.ts';

/** Says that the form was not empty when it opened. */
export function RestoredNote({ restoredAt }: { restoredAt: string | null }) {
  if (!restoredAt) return null;
  return (
    <p className="mb-5 flex items-start gap-2 rounded-control bg-jade-soft p-4 text-[0.9375rem]">
      <FileClock aria-hidden className="mt-0.5 size-5 shrink-0 text-jade-ink" />
      <span>
        <strong className="font-semibold">Rascunho recuperado</strong>, escrito em {formatDateTime(restoredAt)} neste
        aparelho. Ainda não foi salvo.
      </span>
    </p>
  );
}
