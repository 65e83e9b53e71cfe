import { Link, useLocation } from '@tanstack/react-router';
import { ArrowLeft, LogOut } from 'lucide-react';
import { adminDestinations, destinationOf } from './destinations.ts';

interface AdminMenuProps {
  onSignOut: () => void;
  /** Called after a choice, so that the sheet closes. */
  onChosen?: () => void;
}

/** The links within and out of the admin area, for the sidebar and for the sheet on phones. */
export function AdminMenu({ onSignOut, onChosen }: AdminMenuProps) {
  const current = useLocation({ select: ({ pathname }) => destinationOf(pathname)?.to });
  return (
    <div className="grid gap-4">
      <ul className="grid gap-0.5">
        {adminDestinations.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              {...(current === to ? { 'aria-current': 'page' } : {})}
              {...(onChosen && { onClick: onChosen })}
              className={entryStyles}
            >
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="grid gap-0.5 border-t border-line pt-4">
        <li>
          <Link to="/" className={entryStyles}>
            <ArrowLeft aria-hidden />
            Voltar ao App
          </Link>
        </li>
        <li>
          <button type="button" onClick={onSignOut} className={entryStyles}>
            <LogOut aria-hidden />
            Sair
          </button>
        </li>
      </ul>
    </div>
  );
}

const entryStyles =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-jade-soft aria-[current=page]:text-jade-ink [&_svg]:size-5 [&_svg]:shrink-0';
