import type { AccessAction } from '@meridia/shared/access-log.ts';
import type postgres from 'postgres';
import type { UserActor } from '../auth/actor.ts';

/**
 * One read by a person, or by a program with their key, of their own data. For lists and for the export of everything the subject is the
 * account itself.
 */
interface OwnRead {
  action: AccessAction;
  subjectId: string;
}

/** Logs what people read of their own data. It writes a moment later and many rows at a time, so that no answer waits for it. */
export interface ReadLog {
  /** A repeated read within a minute is not logged again. */
  note(actor: UserActor, read: OwnRead): void;
  /** Resolves when all noted reads are written. @throws the database's error; the reads are kept then and tried again */
  flush(): Promise<void>;
  /** Writes the remaining reads. Reads that are noted later are not written. */
  close(): Promise<void>;
}

export interface ReadLogOptions {
  /** Called when writing begins to fail, once until it works again. */
  onStuck(error: unknown, waiting: number): void;
}

const waitMs = 150;
const retryMs = 1_000;
const sameLookMs = 60_000;
/** Rows per statement; a statement blocks the end of the hash chain for some milliseconds. */
const batchSize = 500;
/** Beyond this number the oldest waiting reads are dropped. That happens only when reads work and writes fail for a long time. */
const mostWaiting = 50_000;

interface Waiting extends OwnRead {
  actor: UserActor;
}

export function createReadLog(client: postgres.Sql, { onStuck }: ReadLogOptions): ReadLog {
  const lately = new Map<string, number>();
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let stuck = false;
  let closed = false;

  const schedule = (afterMs: number) => {
    if (timer || closed || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = null;
      flush().catch(() => schedule(retryMs));
    }, afterMs);
    timer.unref();
  };

  const writeAll = async () => {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, batchSize);
      try {
        await insert(
          client,
          batch.map(([, read]) => read),
        );
      } catch (error) {
        if (!stuck) onStuck(error, waiting.size);
        stuck = true;
        throw error;
      }
      stuck = false;
      for (const [key] of batch) waiting.delete(key);
    }
  };

  const flush = async () => {
    // A read that is noted while a batch is being written goes with the next batch.
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    await writing;
    if (waiting.size > 0) await flush();
  };

  return {
    note: (actor, { action, subjectId }) => {
      const now = performance.now();
      forgetBefore(lately, now - sameLookMs);
      const key = `${actor.keyId ?? actor.id} ${action} ${subjectId}`;
      if (lately.has(key)) return;
      lately.set(key, now);
      if (waiting.size >= mostWaiting) waiting.delete(waiting.keys().next().value ?? '');
      waiting.set(key, { actor, action, subjectId });
      schedule(waitMs);
    },
    flush,
    close: async () => {
      closed = true;
      if (timer) clearTimeout(timer);
      // When the database is away at the end, the reads are lost. `onStuck` was called when that began.
      await flush().catch(() => {});
    },
  };
}

/** The map keeps the order in which the reads were noted, the oldest first. */
function forgetBefore(lately: Map<string, number>, limit: number): void {
  for (const [key, at] of lately) {
    if (at > limit) return;
    lately.delete(key);
  }
}

async function insert(client: postgres.Sql, reads: readonly Waiting[]): Promise<void> {
  // One statement is one transaction: a process that freezes cannot block the end of the hash chain for others.
  await client`
    insert into access_log (actor_id, actor_role, action, subject_id, owner_id)
    select actor, role, action, subject, owner
    from unnest(${reads.map(({ actor }) => actor.keyId ?? actor.id)}::uuid[],
      ${reads.map(({ actor }) => (actor.keyId ? 'program' : actor.role))}::text[],
      ${reads.map(({ action }) => action)}::text[], ${reads.map(({ subjectId }) => subjectId)}::uuid[],
      ${reads.map(({ actor }) => actor.id)}::uuid[]) with ordinality as noted (actor, role, action, subject, owner, place)
    order by place`;
}
