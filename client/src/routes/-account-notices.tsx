import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { trpc } from '../trpc.ts';

// Almost nobody has such a notice on most days.
const AccountNotices = lazy(async () => ({
  default: (await import('../features/termos/account-notices.tsx')).AccountNotices,
}));

/** Notices of new terms and prices above every signed-in screen but the one that asks for the acceptance. */
export function Notices() {
  const { data } = trpc.accounts.session.useQuery();
  const asked = useLocation({ select: ({ pathname }) => pathname === '/novos-termos' });
  const user = data?.user;
  if (asked || !(user?.termos || user?.novoPreco)) return null;
  return (
    <Suspense>
      <AccountNotices termos={user.termos} novoPreco={user.novoPreco} />
    </Suspense>
  );
}
