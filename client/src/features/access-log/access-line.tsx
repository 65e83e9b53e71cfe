import { type Access, accessWords, purposeWords, readerWords } from '@meridia/shared/access-log.ts';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../lib/format.ts';

/** When, who, what and why. */
export function AccessLine({ read: { at, reader, action, avaliacao } }: { read: Access }) {
  return (
    <li className="py-3">
      <p className="font-medium wrap-anywhere">
        {readerWords[reader]}: {accessWords[action]}
        {avaliacao && (
          <>
            {', '}
            <Link
              to="/resultado/$id"
              params={{ id: avaliacao.id }}
              className="underline decoration-line-strong underline-offset-4 hover:text-jade-ink"
            >
              {avaliacao.nomeCliente}
            </Link>
          </>
        )}
      </p>
      {reader !== 'self' && <p className="text-[0.9375rem]">Motivo: {purposeWords[reader]}</p>}
      <time dateTime={at} className="text-[0.9375rem] text-ink-soft">
        {formatDateTime(at)}
      </time>
    </li>
  );
}
