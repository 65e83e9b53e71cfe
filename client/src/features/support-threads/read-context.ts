import type { SupportContext } from '@meridia/shared/support-thread.ts';

interface Surroundings {
  userAgent: string;
  online: boolean;
  screen: { width: number; height: number };
  /** The address of the page's first program file, which has the build's fingerprint in its name. */
  program: string | null;
  /** The pattern of the screen that the person came from. */
  route: string;
}

/** What goes along with a message: the program and the device, nothing about anybody. */
export function readContext({ userAgent, online, screen, program, route }: Surroundings): SupportContext {
  return {
    build: /-([\w-]{4,40})\.js$/.exec(program ?? '')?.[1] ?? 'sem versão',
    browser: readBrowser(userAgent),
    system: readSystem(userAgent),
    screen: `${screen.width} x ${screen.height}`,
    route: withoutIds(route),
    online,
  };
}

/** A pattern has no ids, but an address that somebody puts here by mistake may. */
function withoutIds(route: string): string {
  return /^(?:\/\$?[a-zA-Z_-]*)+$/.test(route) && route.length <= 80 ? route : '/';
}

// Browsers name others for compatibility, so the order matters.
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
];

function readBrowser(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'Outro navegador';
}

function readSystem(userAgent: string): string {
  const ios = /(?:iPhone|iPad|CPU) (?:iPhone )?OS (\d+)/.exec(userAgent)?.[1];
  if (ios) return `iOS ${ios}`;
  const android = /Android (\d+)/.exec(userAgent)?.[1];
  if (android) return `Android ${android}`;
  if (/Windows/.test(userAgent)) return 'Windows';
  if (/Macintosh/.test(userAgent)) return 'macOS';
  if (/CrOS/.test(userAgent)) return 'ChromeOS';
  return /Linux/.test(userAgent) ? 'Linux' : 'Outro sistema';
}
