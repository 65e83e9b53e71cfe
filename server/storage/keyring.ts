import { randomBytes, randomUUID } from 'node:crypto';
import { dataKeys } from '@meridia/drizzle/schema.ts';
import { desc, sql } from 'drizzle-orm';
import type { SecretBox } from '../auth/secret-box.ts';
import type { Db, Tx } from '../db/client.ts';
import { OwnError } from '../own-error.ts';
import type { DataKey } from './sealed-file.ts';

/** How long a process goes on sealing with the newest key that it knows. */
export const keysKnownMs = 30_000;

/** What opens the data keys: the master key of the settings today, a service that keeps it tomorrow. */
export type MasterKey = Pick<SecretBox, 'seal' | 'open'>;

export interface Keyring {
  /** Seals new files. */
  newest(): Promise<DataKey>;
  /** @throws OwnError when there is no such key */
  find(id: string): Promise<DataKey>;
}

/** The data keys of this installation, read again when one is missing or the newest may be another. */
export function createKeyring(db: Db, master: MasterKey, { knownMs = keysKnownMs } = {}): Keyring {
  let known: { keys: DataKey[]; at: number } | null = null;
  const read = async (atMostMs: number) => {
    if (known && performance.now() - known.at <= atMostMs) return known.keys;
    const last = known?.keys;
    // Keys that were opened once stay good while the database is away, and until the restart after a change of the master key.
    const keys = await readKeys(db, master).catch((error: unknown) => {
      if (last) return last;
      throw error;
    });
    known = { keys, at: performance.now() };
    return keys;
  };
  return {
    async newest() {
      const [newest] = await read(knownMs);
      return newest ?? addKey(db, master, { first: true });
    },
    async find(id) {
      for (const atMostMs of [Number.POSITIVE_INFINITY, 0]) {
        const found = (await read(atMostMs)).find((key) => key.id === id);
        if (found) return found;
      }
      throw new OwnError(`the data key ${id} is missing, and what it sealed does not open`);
    },
  };
}

/** True when files were sealed here, so that nothing works without the master key. */
export async function hasDataKeys(db: Db | Tx): Promise<boolean> {
  return (await db.select({ id: dataKeys.id }).from(dataKeys).limit(1)).length > 0;
}

/** @param first only when there is none: processes that start at the same time agree on one */
export async function addKey(db: Db, master: MasterKey, { first = false } = {}): Promise<DataKey> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('meridia data keys'))`);
    const [there] = first ? await readKeys(tx, master) : [];
    if (there) return there;
    const [id, key] = [randomUUID(), randomBytes(32)];
    await tx.insert(dataKeys).values({ id, sealedKey: await master.seal(key.toString('base64'), id) });
    return { id, key };
  });
}

/** Seals every data key with another master key. The files stay as they are. */
export async function changeMasterKey(db: Db, from: MasterKey, to: MasterKey): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('meridia data keys'))`);
    for (const { id, key } of await readKeys(tx, from)) {
      await tx
        .update(dataKeys)
        .set({ sealedKey: await to.seal(key.toString('base64'), id) })
        .where(sql`${dataKeys.id} = ${id}`);
    }
  });
}

/** Newest first. @throws OwnError when the master key is not the one that sealed them */
export async function readKeys(db: Db | Tx, master: MasterKey): Promise<(DataKey & { ageMs: number })[]> {
  const rows = await db
    .select({
      id: dataKeys.id,
      sealedKey: dataKeys.sealedKey,
      ageMs: sql<number>`(extract(epoch from now() - ${dataKeys.createdAt}) * 1000)::float8`,
    })
    .from(dataKeys)
    .orderBy(desc(dataKeys.createdAt), desc(dataKeys.id));
  return Promise.all(
    rows.map(async ({ id, sealedKey, ageMs }) => {
      const text = await master.open(sealedKey, id).catch((cause: unknown) => {
        throw new OwnError(wrongMasterKey, { cause, matter: 'master_key_wrong' });
      });
      return { id, key: Buffer.from(text, 'base64'), ageMs };
    }),
  );
}

const wrongMasterKey = `A MASTER_KEY não é a que selou as chaves das fotos e dos registros. Ponha de volta a chave de antes.
MASTER_KEY is not the one that sealed the keys of photos and records. Put the earlier one back.`;
