const hintKey = 'meridia:signed-up-here';

/** Remembers that this browser signed up, so that a mailed link opened here is not taken for another device. Only a hint. */
export function rememberSignUp(): void {
  try {
    window.localStorage.setItem(hintKey, '1');
  } catch {
    // Without storage the welcome also explains how to sign in on the other device.
  }
}

export function signedUpHere(): boolean {
  try {
    return window.localStorage.getItem(hintKey) === '1';
  } catch {
    return false;
  }
}
