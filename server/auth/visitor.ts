import { isIPv6 } from 'node:net';

/** The origin of a request before anybody has signed in. */
export interface Visitor {
  /** The key for counting tries: `networkOf` the address that our own proxies report. */
  network: string;
  userAgent: string | null;
  /** The cookie of a known browser. */
  deviceToken: string | null;
}

/**
 * An IPv4 address, or the /64 of an IPv6 address, because one customer of a provider owns a whole /64.
 * @param address undefined, against the types of Fastify, for a request whose connection has ended: all of these count as one network
 */
export function networkOf(address: string | undefined): string {
  const [bare = ''] = (address ?? 'ended').split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
