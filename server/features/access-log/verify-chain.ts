import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';

/** The first row that breaks the chain. When a row is missing, `id` is the number that it should have. */
interface ChainBreak {
  id: number;
  why: 'missing' | 'changed' | 'not linked';
}

export interface ChainVerdict {
  /** Rows that are linked and unchanged. */
  rows: number;
  /** Rows that were written before the chain began. Nothing proves them. */
  older: number;
  /** The end of the chain that this check found; null when no row was ever linked. */
  last: ChainEnd | null;
  broken: ChainBreak | null;
}

export interface ChainEnd {
  id: number;
  /** In hexadecimal. */
  hash: string;
}

const batchSize = 5_000;

/**
 * Computes the hash of every row again, from the first to the last, in one snapshot, so that rows may be added during the check. Does not
 * use the database's own hash function.
 * @param known an earlier end of the chain that is stored elsewhere. A chain that was rewritten as a whole does not pass through it.
 */
export function verifyChain(database: Database, known: ChainEnd | null = null): Promise<ChainVerdict> {
  return database.system.transaction(
    async (tx) => {
      const [head] = await tx.execute<Head>(sql`
        select start_id as start, last_id as id, encode(last_hash, 'hex') as hash from access_log_head`);
      const start = Number(head?.start ?? 0);
      const older = await count(tx, head ? sql`id <= ${start}` : sql`hash is null`);
      const last = head ? { id: Number(head.id), hash: head.hash } : null;
      if (last) return { ...(await walk(tx, start, last, known)), older, last };
      const unexplained = await firstOf(tx, sql`hash is not null`, 'not linked');
      return { rows: 0, older, last, broken: unexplained ?? (known && { id: known.id, why: 'missing' }) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Head = { start: string; id: string; hash: string };
type Row = { id: string; text: string; hash: string | null };

async function walk(
  tx: Tx,
  start: number,
  last: ChainEnd,
  known: ChainEnd | null,
): Promise<Pick<ChainVerdict, 'rows' | 'broken'>> {
  let id = start;
  let hash = Buffer.alloc(0);
  const stop = (why: ChainBreak['why'], at = id + 1) => ({ rows: id - start, broken: { id: at, why } });
  const early = await firstOf(tx, sql`id <= ${start} and hash is not null`, 'not linked');
  if (early) return { rows: 0, broken: early };
  while (id < last.id) {
    const rows = await readBatch(tx, id, last.id);
    if (rows.length === 0) return stop('missing');
    for (const row of rows) {
      if (Number(row.id) !== id + 1) return stop('missing');
      const next = createHash('sha256').update(hash).update(`${row.id}|${row.text}`).digest();
      if (row.hash !== next.toString('hex')) return stop(row.hash === null ? 'not linked' : 'changed');
      hash = next;
      id += 1;
      if (id === known?.id && hash.toString('hex') !== known.hash) return stop('changed', id);
    }
  }
  if (hash.toString('hex') !== last.hash) return stop('changed', id);
  if (known && known.id > id) return stop('missing');
  return { rows: id - start, broken: await firstOf(tx, sql`id > ${id}`, 'not linked') };
}

async function readBatch(tx: Tx, after: number, until: number): Promise<Row[]> {
  const rows = await tx.execute<Row>(sql`
    select id, concat_ws('|', (extract(epoch from created_at) * 1000)::bigint, actor_id, actor_role, action, subject_id, owner_id) as text,
      encode(hash, 'hex') as hash
    from access_log where id > ${after} and id <= ${until} order by id limit ${batchSize}`);
  return [...rows];
}

async function firstOf(tx: Tx, where: SQL, why: ChainBreak['why']): Promise<ChainBreak | null> {
  const [row] = await tx.execute<{ id: string }>(sql`select id from access_log where ${where} order by id limit 1`);
  return row ? { id: Number(row.id), why } : null;
}

async function count(tx: Tx, where: SQL): Promise<number> {
  const [row] = await tx.execute<{ count: string }>(sql`select count(*) from access_log where ${where}`);
  return Number(row?.count ?? 0);
}
