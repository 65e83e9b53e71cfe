import type dns from 'node:dns';
import { isIP, type Socket } from 'node:net';

/** The targets outside loopback that this process tried to reach: `tcp host:port`, `dns name`. */
export const outsideCalls: string[] = [];

/** Every address that was connected to, as `host:port`, for tests that check the contacts. */
export const contacted = new Set<string>();

interface Machine {
  dns: typeof dns;
  Socket: typeof Socket;
  syncBuiltinESMExports: () => void;
}

let installed = false;

/** From now on only loopback can be reached. Any other attempt fails and is recorded in `outsideCalls`. */
export function refuseOutsideCalls({ dns, Socket, syncBuiltinESMExports }: Machine): void {
  if (installed) return;
  installed = true;
  const connect = Socket.prototype.connect;
  Object.defineProperty(Socket.prototype, 'connect', {
    configurable: true,
    writable: true,
    value: function (this: Socket, ...args: unknown[]) {
      const target = readTarget(args);
      if (target) contacted.add(`${target.host}:${target.port}`);
      if (!target || isLoopback(target.host)) return Reflect.apply(connect, this, args);
      const call = `tcp ${target.host}:${target.port}`;
      outsideCalls.push(call);
      process.nextTick(() => this.destroy(new Error(`refused in tests: ${call}`)));
      return this;
    },
  });
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveMx', 'resolveSrv', 'resolveTxt'] as const) {
    const original = dns[name];
    Object.defineProperty(dns, name, {
      configurable: true,
      writable: true,
      value: (host: string, ...rest: unknown[]) => {
        if (isLoopback(host) || isIP(host) !== 0) return Reflect.apply(original, dns, [host, ...rest]);
        outsideCalls.push(`dns ${host}`);
        const answer = rest.at(-1);
        if (typeof answer === 'function') process.nextTick(() => answer(new Error(`refused in tests: dns ${host}`)));
      },
    });
  }
  // Asks name servers past the functions above.
  for (const name of ['resolve4', 'resolve6'] as const) {
    Object.defineProperty(dns.promises.Resolver.prototype, name, {
      configurable: true,
      writable: true,
      value: async (host: string) => {
        outsideCalls.push(`dns ${host}`);
        throw new Error(`refused in tests: dns ${host}`);
      },
    });
  }
  syncBuiltinESMExports();
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127\.|^(?:::1|::ffff:127\..*)$/.test(host);
}

/** The arguments of `Socket.connect`: options, or port and host, or a path; inside Node a list of both. Null for pipes. */
function readTarget(args: unknown[]): { host: string; port: string } | null {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) {
    const { path, host, port }: { path?: unknown; host?: unknown; port?: unknown } = first;
    return typeof path === 'string' ? null : { host: String(host ?? 'localhost'), port: String(port) };
  }
  if (Number.isNaN(Number(first))) return null;
  return { host: typeof second === 'string' ? second : 'localhost', port: String(first) };
}
