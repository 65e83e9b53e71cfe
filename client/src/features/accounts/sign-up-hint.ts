const hintKey = 'meridia:signed-up-here';

/** This browser made an account: a link that is opened here is not opened on another device. A hint, no more. */
export function rememberSignUp(): void {
  try {
    window.localStorage.setItem(hintKey, '1');
  } catch {
    // Without storage the welcome also explains how to enter on the other device.
  }
}

export function signedUpHere(): boolean {
  try {
    return window.localStorage.getItem(hintKey) === '1';
  } catch {
    return false;
  }
}
