import postgres from 'postgres';
import { OwnError } from '../own-error.ts';

type Options = NonNullable<Parameters<typeof postgres>[1]>;

/**
 * Opens a pool. Several hosts in the URL (`postgres://user@one:5432,two:5432/name`) are a primary and its standbys: every connection goes to
 * the one that takes writes now. The driver's own `read-write` takes a standby of PostgreSQL 14 and later for it, because that one calls its
 * transactions writable, and so a URL cannot choose.
 */
export function openClient(url: string, options: Options): postgres.Sql {
  return postgres(url, hostsOf(url).length > 1 ? { ...options, target_session_attrs: 'primary' } : options);
}

export interface Host {
  host: string;
  port: number;
  /** The same URL with this host alone. */
  url: string;
}

/** One for a URL with one host, a socket or none. */
export function hostsOf(url: string): Host[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((one) => {
    const [host = '', port = '5432'] = one.split(':');
    return { host, port: Number(port), url: `${before}${one}${after}` };
  });
}

/** For drivers that know only one host. @throws OwnError when none of them takes writes */
export async function findPrimary(url: string): Promise<Host> {
  try {
    return await Promise.any(hostsOf(url).map(requirePrimary));
  } catch {
    throw new OwnError('none of the servers in DATABASE_URL takes writes');
  }
}

async function requirePrimary(host: Host): Promise<Host> {
  const client = postgres(host.url, { max: 1, connect_timeout: 3, fetch_types: false, onnotice: () => {} });
  try {
    const [state] = await client<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`;
    if (state?.standby !== false) throw new OwnError('a standby');
    return host;
  } finally {
    await client.end({ timeout: 1 });
  }
}
