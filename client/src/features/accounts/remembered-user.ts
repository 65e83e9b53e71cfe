import type { SessionUser } from '@meridia/shared/account.ts';

const key = 'meridia:user';

/**
 * The last person signed in on this device. Without a network the server cannot be asked, and the draft of an intake is stored
 * under the account's id. This opens only data that this device holds: every request still needs the cookie.
 */
export function readRememberedUser(): SessionUser | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return isSessionUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** Null removes the record, as every sign-out does. */
export function rememberUser(user: SessionUser | null): void {
  try {
    if (user) window.localStorage.setItem(key, JSON.stringify(user));
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage the app needs the network to start.
  }
}

// Checked by hand: the guards of routes run on every page, and a schema would load zod on the landing page.
function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const user: Partial<Record<keyof SessionUser, unknown>> = value;
  const texts = [user.id, user.nomeCompleto, user.email];
  return (
    texts.every((text) => typeof text === 'string') &&
    (user.role === 'therapist' || user.role === 'admin') &&
    typeof user.emailConfirmed === 'boolean'
  );
}
