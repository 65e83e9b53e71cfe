/** Whether this page may ask for a camera at all: not on an address without HTTPS, and not in old browsers. */
export function canOpenCamera(): boolean {
  return window.isSecureContext && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Whether this device has a camera; asks for no permission. */
export async function hasCamera(): Promise<boolean> {
  if (!canOpenCamera()) return false;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput');
}
