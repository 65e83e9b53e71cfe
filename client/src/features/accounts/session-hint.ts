import { rememberUser } from './remembered-user.ts';

const hintKey = 'meridia:signed-in';

/** A hint only: lets the landing page show at once to those who never signed in here. The cookie decides. */
export function mayBeSignedIn(): boolean {
  try {
    return window.localStorage.getItem(hintKey) === '1';
  } catch {
    return false;
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  if (!signedIn) rememberUser(null);
  try {
    if (signedIn) window.localStorage.setItem(hintKey, '1');
    else window.localStorage.removeItem(hintKey);
  } catch {
    // Without storage the landing page shows for a moment before it sends a signed-in person on.
  }
}

/** Asks the server, without the tRPC client: the landing page does not carry it. False when there is no answer. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch('/trpc/accounts.session');
    const answer: { result?: { data?: { user?: unknown } } } = await response.json();
    return Boolean(answer.result?.data?.user);
  } catch {
    return false;
  }
}
