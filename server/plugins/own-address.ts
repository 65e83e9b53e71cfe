import type { IncomingMessage } from 'node:http';
import { type Config, isLoopback } from '../config.ts';

/** Whether a request is meant for us, by the address that people know: PUBLIC_URL. */
export interface OwnAddress {
  /** The browser asked for our name, and not for one that somebody else has pointed at our IP address (DNS rebinding). */
  isAskedFor(request: IncomingMessage): boolean;
  /** The page that sends it is one of ours: scheme, name and port. */
  isSentFrom(request: IncomingMessage): boolean;
}

/**
 * Where PUBLIC_URL names this very machine, all of the machine's names do, at whatever port: `localhost`, `127.0.0.1` and `[::1]` open
 * the same app, and a container or a tunnel gives it a port of its own. No stranger can give such a name to us. A proxy that puts a
 * name of its own into Host tells the browser's in X-Forwarded-Host, which is believed where proxies are.
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
    isAskedFor: (request) => namesIn(request).some(isOwn),
    isSentFrom: (request) => {
      const origin = parseOrigin(request.headers.origin ?? '');
      if (!origin || origin.protocol !== own.protocol || !isOwn(origin)) return false;
      // Another port of this machine, and the same port of another of its names, may be somebody else's program.
      return !local || namesIn(request).some(({ host }) => host === origin.host);
    },
  };
}

function parseName(protocol: string, name: string): URL[] {
  const address = `${protocol}//${name}`;
  return /^[\w.:[\]-]+$/.test(name) && URL.canParse(address) ? [new URL(address)] : [];
}

function parseOrigin(text: string): URL | null {
  const origin = URL.canParse(text) ? new URL(text) : null;
  // A browser sends nothing but scheme, name and port.
  return origin?.origin === text ? origin : null;
}
