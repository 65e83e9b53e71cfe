import type { SessionUser } from '@meridia/shared/account.ts';
import { redirect } from '@tanstack/react-router';
import { isNetworkFailure } from '../../lib/app-error.ts';
import type { TrpcUtils } from '../../trpc.ts';
import { readRememberedUser, rememberUser } from './remembered-user.ts';
import { rememberSignedIn } from './session-hint.ts';

/**
 * Guard of a protected route's `beforeLoad`: returns the signed-in user or throws the redirect.
 * The dashboard sends visitors to the landing page, every other screen to /auth and back (docs/PRODUCT.md 1.2).
 */
export async function requireSession(utils: TrpcUtils, location: { pathname: string; href: string }) {
  const user = await readUser(utils);
  if (user) return user;
  throw location.pathname === '/dashboard'
    ? redirect({ to: '/' })
    : redirect({ to: '/auth', search: { redirect: location.href } });
}

/** Without a network, returns the person who was last signed in on this device, so that a half-filled form still opens. */
async function readUser(utils: TrpcUtils): Promise<SessionUser | null> {
  const remembered = readRememberedUser();
  if (remembered && !navigator.onLine) return remembered;
  try {
    const { user } = await utils.accounts.session.ensureData();
    rememberSignedIn(user !== null);
    rememberUser(user);
    return user;
  } catch (error) {
    if (remembered && isNetworkFailure(error)) return remembered;
    throw error;
  }
}

/**
 * Asks the server again who is signed in, because the cookie has changed. A running request is cancelled: it carries the old
 * cookie, and its answer would be taken for the new one.
 */
export async function refetchSession(utils: Pick<TrpcUtils, 'accounts'>): Promise<SessionUser | null> {
  await utils.accounts.session.cancel();
  const { user } = await utils.accounts.session.fetch(undefined, { staleTime: 0 });
  return user;
}

/** For pages that only visitors see: redirects a signed-in person. */
export async function redirectSignedIn(utils: TrpcUtils, href: string): Promise<void> {
  const session = await utils.accounts.session.ensureData().catch(() => null);
  if (session?.user) throw redirect({ href });
}
