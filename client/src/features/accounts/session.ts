import { redirect } from '@tanstack/react-router';
import type { TrpcUtils } from '../../trpc.ts';
import { trpc } from '../../trpc.ts';

// The client refreshes its view of the session, so that a session that ended elsewhere is noticed (spec: every 2 minutes).
const refreshEveryMs = 120_000;

/** Who is signed in: `user` is null for a visitor, undefined while unknown. */
export function useSession() {
  const query = trpc.accounts.session.useQuery(undefined, { refetchInterval: refreshEveryMs });
  return { user: query.data?.user, isPending: query.isPending };
}

/**
 * Guard of a protected route's `beforeLoad`: returns the signed-in user or throws the redirect.
 * The dashboard sends visitors to the landing page, every other screen to /auth and back (spec, section 2).
 */
export async function requireSession(utils: TrpcUtils, location: { pathname: string; href: string }) {
  const { user } = await utils.accounts.session.ensureData();
  if (user) return user;
  throw location.pathname === '/dashboard'
    ? redirect({ to: '/' })
    : redirect({ to: '/auth', search: { redirect: location.href } });
}
