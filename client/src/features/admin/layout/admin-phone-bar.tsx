import { useLocation } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { destinationOf } from './destinations.ts';

/** On phones: says which part of the area this is, and opens the list of all of them from below, where the thumb is. */
export function AdminPhoneBar({ onSignOut }: { onSignOut: () => void }) {
  const [open, setOpen] = useState(false);
  const destination = useLocation({ select: ({ pathname }) => destinationOf(pathname) });
  const Icon = destination?.Icon;
  return (
    <nav
      aria-label="Painel Admin"
      className="sticky top-(--bar-height) z-20 border-b border-line bg-ground px-4 py-2 lg:hidden print:hidden"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2 text-left hover:border-jade-ink"
      >
        {Icon && <Icon aria-hidden className="size-5 shrink-0 text-jade-ink" />}
        <span className="min-w-0 grow truncate">
          <span className="text-ink-soft">Painel Admin · </span>
          <span className="font-semibold">{destination?.label ?? 'Menu'}</span>
        </span>
        <ChevronsUpDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Painel Admin">
        <AdminMenu onSignOut={onSignOut} onChosen={() => setOpen(false)} />
      </Dialog>
    </nav>
  );
}
