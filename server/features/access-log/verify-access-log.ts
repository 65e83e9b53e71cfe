import { accessLogHead } from '@meridia/drizzle/schema.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../ports.ts';
import { type ChainEnd, verifyChain } from './verify-chain.ts';

/** Checks every row of the access log and stores the result for the system page of the admins. */
export async function verifyAccessLog({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<void> {
  const { rows, last, broken } = await verifyChain(database, await readLastGood(database));
  if (!last) return;
  const { id, hash } = last;
  // The last end that was found good is kept. Later checks must pass through it.
  const good = broken ? {} : { checkedId: id, checkedHash: Buffer.from(hash, 'hex') };
  await database.system.update(accessLogHead).set({ checkedAt: sql`now()`, brokenId: broken?.id ?? null, ...good });
  // The log file holds the end of the chain outside the database: a person who rewrites the whole table cannot rewrite this line. The point
  // keeps the two halves apart, because the logger cuts out words as long as a hash.
  if (broken) log.error({ broken }, 'the access log is not as it was written');
  else log.info({ rows, end: `${id}:${hash.slice(0, 32)}.${hash.slice(32)}` }, 'access log verified');
}

async function readLastGood({ system }: Deps['database']): Promise<ChainEnd | null> {
  const [head] = await system
    .select({ id: accessLogHead.checkedId, hash: accessLogHead.checkedHash })
    .from(accessLogHead);
  return head?.id && head.hash ? { id: head.id, hash: head.hash.toString('hex') } : null;
}
