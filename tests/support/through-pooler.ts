import type { Pooler } from '@meridia/server/db/pooler.ts';
import postgres from 'postgres';
import { inject } from 'vitest';

/** The way through PgBouncer to the database of a test, when this run goes through it (MERIDIA_POOLER=1). */
export function throughPooler(directUrl: string): Pooler | null {
  const pooler = inject('pooler');
  if (!pooler) return null;
  const url = new URL(pooler.url);
  url.pathname = new URL(directUrl).pathname;
  return { ...pooler, url: url.href };
}

/** A connection with one of the two roles, the way on which the app has its own. */
export function connectAs(role: 'meridia_app' | 'meridia_system', directUrl: string): postgres.Sql {
  const pooler = throughPooler(directUrl);
  return pooler
    ? postgres(pooler.url, { max: 1, username: role, prepare: pooler.prepares })
    : postgres(directUrl, { max: 1, connection: { role } });
}
