export type Device = 'iphone' | 'android' | 'computer';

/** Which instructions to show first. iPads call themselves Macs, but Macs have no touch screen. */
export function readDevice({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'iphone';
  return /Android/.test(userAgent) ? 'android' : 'computer';
}
