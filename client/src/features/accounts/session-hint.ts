import { rememberUser } from './remembered-user.ts';

const hintKey = 'meridia:signed-in';

/** Only a hint: without it the landing page shows at once, because nobody has signed in on this device. The cookie decides. */
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
    // Without storage the landing page shows for a moment before it redirects a signed-in person.
  }
}

/** Asks the server without the tRPC client, because the landing page does not load that client. False when there is no answer. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch('/trpc/accounts.session');
    const answer: { result?: { data?: { user?: unknown } } } = await response.json();
    return Boolean(answer.result?.data?.user);
  } catch {
    return false;
  }
}
