import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { trpc } from '../../../trpc.ts';
import { AdminMenu } from './admin-menu.tsx';
import { destinationOf } from './destinations.ts';

/** The admin area's own frame inside the signed-in one: a sidebar, on phones a bar with a sheet. */
export function AdminFrame({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  const allowed = useAdminGate();
  return (
    <div className="mx-auto max-w-[84rem] lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <nav
        aria-label="Painel Admin"
        className="sticky top-(--bar-height) hidden h-[calc(100dvh-var(--bar-height))] overflow-y-auto px-4 py-8 lg:block print:hidden"
      >
        <p className="mb-4 px-3 font-serif text-xl font-semibold">Painel Admin</p>
        <AdminMenu onSignOut={onSignOut} />
      </nav>
      <AdminPhoneBar onSignOut={onSignOut} />
      <div className="min-w-0 lg:min-h-[calc(100dvh-var(--bar-height)-1px)] lg:border-l lg:border-line">
        {allowed && children}
      </div>
    </div>
  );
}

/** On phones, names the current part of the admin area and opens a sheet with all parts from below. */
function AdminPhoneBar({ onSignOut }: { onSignOut: () => void }) {
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

/**
 * Whether the admin area may be shown. A person who is no longer an admin leaves at once, and no data of other people stay on the
 * screen. When the session has ended, the area is hidden until its owner is back. The server also checks each call.
 */
function useAdminGate(): boolean {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The account's channel reloads this when the role changes or the session ends (features/accounts/use-account-channel.ts).
  // It is undefined without a network, when nothing else can be loaded either.
  const user = trpc.accounts.session.useQuery().data?.user;
  const demoted = user != null && user.role !== 'admin';

  useEffect(() => {
    if (!demoted) return;
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.admin) });
    void navigate({ to: '/', replace: true });
  }, [demoted, navigate, queryClient]);

  return user === undefined || user?.role === 'admin';
}
