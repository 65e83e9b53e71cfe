import type { IncomingMessage } from 'node:http';
import { type Config, isLoopback } from '../config.ts';

/** Whether a request is meant for us, judged by our public address, PUBLIC_URL. */
export interface OwnAddress {
  /**
   * True when the browser asked for our name, and not for a name that somebody else pointed at our IP address (DNS rebinding).
   */
  isAskedFor(request: IncomingMessage): boolean;
  /** True when the page that sends the request is ours: the same scheme, name and port. */
  isSentFrom(request: IncomingMessage): boolean;
}

/**
 * When PUBLIC_URL names this machine, every name of this machine is accepted at every port: `localhost`, `127.0.0.1` and `[::1]`
 * open the same app, and a container or a tunnel may use another port. A stranger cannot point these names at us. When a proxy
 * changes Host, X-Forwarded-Host holds the browser's name; it is believed only where proxies are (TRUST_PROXY). Where none are said to be, a
 * proxy that calls us by a name of this machine would make every visitor a person at this machine: what it passes on is nobody's.
 */
export function createOwnAddress({ PUBLIC_URL, TRUST_PROXY }: Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY'>): OwnAddress {
  const own = new URL(PUBLIC_URL);
  const local = isLoopback(own.hostname);
  const isOwn = ({ host, hostname }: URL) => (local ? isLoopback(hostname) : host === own.host);
  const namesIn = ({ headers }: IncomingMessage): URL[] => {
    const forwarded =
      TRUST_PROXY > 0
        ? String(headers['x-forwarded-host'] ?? '')
            .split(',')
            .at(-1)
        : undefined;
    return [headers.host, forwarded].flatMap((name) => parseName(own.protocol, name?.trim() ?? ''));
  };
  return {
    isAskedFor: (request) => !(local && TRUST_PROXY === 0 && isPassedOn(request)) && namesIn(request).some(isOwn),
    isSentFrom: (request) => {
      const origin = parseOrigin(request.headers.origin ?? '');
      if (!origin || origin.protocol !== own.protocol || !isOwn(origin)) return false;
      // At another port of this machine, or under another of its names, another program may run.
      return !local || namesIn(request).some(({ host }) => host === origin.host);
    },
  };
}

/** No browser sends these headers, and none has spoken HTTP/1.0 for decades; nginx does to the servers behind it. */
function isPassedOn({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || forwarding.some((name) => headers[name] !== undefined);
}

const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

function parseName(protocol: string, name: string): URL[] {
  const address = `${protocol}//${name}`;
  return /^[\w.:[\]-]+$/.test(name) && URL.canParse(address) ? [new URL(address)] : [];
}

function parseOrigin(text: string): URL | null {
  const origin = URL.canParse(text) ? new URL(text) : null;
  // A browser's Origin has only scheme, name and port.
  return origin?.origin === text ? origin : null;
}
