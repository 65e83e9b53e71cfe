import type { ReactNode } from 'react';
import { AdminMenu } from './admin-menu.tsx';
import { AdminPhoneBar } from './admin-phone-bar.tsx';
import { useAdminGate } from './use-admin-gate.ts';

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
