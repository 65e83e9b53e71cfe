import postgres from 'postgres';

type Options = NonNullable<Parameters<typeof postgres>[1]>;

/**
 * Opens a pool. Several hosts in the URL (`postgres://user@one:5432,two:5432/name`) are a primary and its standbys: every connection goes to
 * the one that takes writes now. The driver's own `read-write` takes a standby of PostgreSQL 14 and later for it, because that one calls its
 * transactions writable, and so a URL cannot choose.
 */
export function openClient(url: string, options: Options): postgres.Sql {
  return postgres(url, hasSeveralHosts(url) ? { ...options, target_session_attrs: 'primary' } : options);
}

function hasSeveralHosts(url: string): boolean {
  const [authority = ''] = url.slice(url.indexOf('://') + 3).split(/[/?]/);
  return authority.slice(authority.lastIndexOf('@') + 1).includes(',');
}
