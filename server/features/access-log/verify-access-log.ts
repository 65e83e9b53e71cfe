import { accessLogHead } from '@meridia/drizzle/schema.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../ports.ts';
import { type ChainEnd, verifyChain } from './verify-chain.ts';

/** Checks every row of the access log, and keeps what it found for the admins' page of the system. */
export async function verifyAccessLog({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<void> {
  const { rows, last, broken } = await verifyChain(database, await readLastGood(database));
  if (!last) return;
  const { id, hash } = last;
  // An end that was once found good stays what later checks must lead through.
  const good = broken ? {} : { checkedId: id, checkedHash: Buffer.from(hash, 'hex') };
  await database.system.update(accessLogHead).set({ checkedAt: sql`now()`, brokenId: broken?.id ?? null, ...good });
  // The end of the chain outside of the database: whoever writes all of it anew cannot write this line anew.
  if (broken) log.error({ broken }, 'the access log is not as it was written');
  else log.info({ rows, end: `${id}:${hash}` }, 'access log verified');
}

async function readLastGood({ system }: Deps['database']): Promise<ChainEnd | null> {
  const [head] = await system
    .select({ id: accessLogHead.checkedId, hash: accessLogHead.checkedHash })
    .from(accessLogHead);
  return head?.id && head.hash ? { id: head.id, hash: head.hash.toString('hex') } : null;
}
