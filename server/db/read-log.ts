import type { AccessAction } from '@meridia/shared/access-log.ts';
import type postgres from 'postgres';
import type { UserActor } from '../auth/actor.ts';

/** What somebody looked at of their own data; lists and everything at once have the account itself as subject. */
export interface OwnRead {
  action: AccessAction;
  subjectId: string;
}

/** Writes down what people look at of their own, a moment later and many at a time, so that no answer waits for it. */
export interface ReadLog {
  /** The same read again within a minute is the same look. */
  note(actor: UserActor, read: OwnRead): void;
  /** Resolves when what was noted is written. @throws what the database throws; it is kept then, and tried again */
  flush(): Promise<void>;
  /** Writes what is left; nothing is noted afterwards. */
  close(): Promise<void>;
}

export interface ReadLogOptions {
  /** Told when a stretch begins in which nothing can be written. */
  onStuck(error: unknown, waiting: number): void;
}

const waitMs = 150;
const retryMs = 1_000;
const sameLookMs = 60_000;
/** Rows of one statement: it holds the end of the chain for some milliseconds. */
const batchSize = 500;
/** Beyond it what was noted first is given up. So many are reached only while reads succeed and writes fail. */
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
    // What was noted while a batch is on its way goes with the next one.
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
      const key = `${actor.id} ${action} ${subjectId}`;
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
      // Whoever ends while the database is away has nowhere to put it, and was told when it began.
      await flush().catch(() => {});
    },
  };
}

/** In the order in which they were noted, the oldest first. */
function forgetBefore(lately: Map<string, number>, limit: number): void {
  for (const [key, at] of lately) {
    if (at > limit) return;
    lately.delete(key);
  }
}

async function insert(client: postgres.Sql, reads: readonly Waiting[]): Promise<void> {
  const actors = reads.map(({ actor }) => actor.id);
  // One statement is one transaction: a process that freezes in between keeps nobody from the end of the chain.
  await client`
    insert into access_log (actor_id, actor_role, action, subject_id, owner_id)
    select actor, role, action, subject, actor
    from unnest(${actors}::uuid[], ${reads.map(({ actor }) => actor.role)}::text[], ${reads.map(({ action }) => action)}::text[],
      ${reads.map(({ subjectId }) => subjectId)}::uuid[]) with ordinality as noted (actor, role, action, subject, place)
    order by place`;
}
