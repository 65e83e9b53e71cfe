import type { QuotaMovement } from '@meridia/shared/subscription.ts';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { movementWords } from './movement-words.ts';

export function MovementLine({ movement }: { movement: QuotaMovement }) {
  const { title, detail, units } = movementWords(movement);
  const words = (
    <>
      <span className="block font-medium break-words">{title}</span>
      {detail && <span className="block text-[0.9375rem] break-words">{detail}</span>}
    </>
  );
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        {movement.avaliacao?.nomeCliente ? (
          <Link
            to="/resultado/$id"
            params={{ id: movement.avaliacao.id }}
            className="block underline decoration-line-strong underline-offset-4 hover:text-jade-ink"
          >
            {words}
          </Link>
        ) : (
          words
        )}
        <time dateTime={movement.at} className="mt-0.5 block text-[0.9375rem] text-ink-soft">
          {formatDateTime(movement.at)}
        </time>
      </div>
      {units && (
        <span className="shrink-0 font-semibold tabular-nums">
          {units}
          <span className="sr-only"> {units === '+1' || units === '−1' ? 'unidade' : 'unidades'}</span>
        </span>
      )}
    </li>
  );
}
